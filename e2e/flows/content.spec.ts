import type { Page } from '@playwright/test'
import { axeViolations, wcag } from '../site/axe.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { holdClient } from '../site/hold-client.ts'

const pages = ['/', '/portfolio', '/contact', '/services/orchard-light-minis']

/** Scrolls through the page, which wakes every section that waits to come near, and the header. */
async function wake(page: Page): Promise<void> {
  await page.mouse.wheel(0, 400)
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo(0, top)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo(0, 0)
  })
  // The client may start when all of that is over: the header wakes with the next scroll then.
  await expect(async () => {
    await page.mouse.wheel(0, 40)
    await page.waitForFunction(() => !document.querySelector('header')?.closest('[data-wait]'), null, {
      timeout: 1000,
    })
  }).toPass()
  await page.evaluate(() => window.scrollTo(0, 0))
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page has its whole content', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('[data-kind]')).toHaveCount(12)
    await expect(page.locator('[data-kind=serviceList] a[href^="/services/"]').first()).toBeVisible()
    await expect(page.locator('form[method=post]')).toBeVisible()
  })

  test('the card of a combination says how long all its shoots take', async ({ page }) => {
    await page.goto('/sessions')
    const card = page.getByRole('listitem').filter({ hasText: 'Wedding and engagement' })
    await expect(card).toContainText('9 h 30 min – 13 h 30 min')
  })

  test('answers that wait to be opened lie open', async ({ page }) => {
    await page.goto('/questions')
    const answers = page.locator('[data-kind=faqs] [hidden]')
    expect(await answers.count()).toBeGreaterThan(0)
    for (const answer of await answers.all()) await expect(answer).toBeVisible()
  })

  test.describe('with a refusal', () => {
    test.use({ refusals: [422] })
    test('the inquiry form is answered on the page’s own address', async ({ page }) => {
      await page.goto('/contact')
      await page.getByRole('button', { name: 'Send inquiry' }).click()
      await expect(page.getByText('This field cannot be left blank').first()).toBeVisible()
    })
  })
})

/** Higher than any page of the demo. */
const WHOLE_PAGE = 12_000

for (const path of pages)
  test(`${path} hydrates without a word and passes axe`, async ({ page }) => {
    await page.goto(path)
    await wake(page)
    // Sticky parts at rest: what one covers on its way is no target for the moment.
    await page.setViewportSize({ width: 1280, height: WHOLE_PAGE })
    expect(await axeViolations(page, wcag)).toEqual([])
  })

test('the title is the page’s and the studio’s', async ({ page }) => {
  await page.goto('/portfolio')
  await expect(page).toHaveTitle(/^Portfolio · Alder & Wren/)
})

test('a tap on the menu before the client has come opens it, and it stays open when the client comes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const client = await holdClient(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  client.letGo()
  await clientStarted(page)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a tap on a picture before the client has come opens it large on its page', async ({ page }) => {
  const client = await holdClient(page)
  await page.goto('/portfolio', { waitUntil: 'commit' })
  const picture = page.locator('a[data-lightbox]').first()
  await picture.click()
  await expect(picture).toHaveCSS('opacity', '0.6')
  client.letGo()
  await expect(page.getByRole('dialog', { name: 'Picture viewer' })).toBeVisible()
  await expect(picture).toHaveCSS('opacity', '1')
  await expect(page).toHaveURL(/\/portfolio$/)
})

test('a visitor who has scrolled before the client came stays there', async ({ page }) => {
  const client = await holdClient(page)
  await page.goto('/')
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: 'instant' }))
  client.letGo()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBe(1200)
})

/** Before the page is live nothing is said to be closed, since it lies open without a script. */
const closedQuestion = (page: Page) =>
  page.locator('[data-kind=faqs] button[aria-controls]:not([aria-expanded=true])').first()

test('a tap on a question far down is answered before its code has come', async ({ page }) => {
  await page.goto('/sessions')
  const question = closedQuestion(page)
  await question.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await question.click()
  await expect(page.locator('[data-kind=faqs] button[aria-expanded=true]')).toHaveCount(2)
})

test('a closed answer opens before its code has come, and its code closes it again', async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/faqs-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/sessions')
  const question = closedQuestion(page)
  const id = await question.getAttribute('aria-controls')
  const [pressed, answer] = [page.locator(`[aria-controls="${id}"]`), page.locator(`[id="${id}"]`)]
  await question.scrollIntoViewIfNeeded()
  await pressed.click()
  await expect(pressed).toHaveAttribute('aria-expanded', 'true', { timeout: 500 })
  await expect(answer).not.toHaveAttribute('hidden')
  release()
  await expect(page.locator('[data-block][data-wait] [data-kind=faqs]')).toHaveCount(0)
  await expect(page.locator('[data-kind=faqs] button[aria-expanded=true]')).toHaveCount(2)
  await pressed.press('Enter')
  await expect(answer).toHaveAttribute('hidden', 'until-found')
})

test('the whole page is drawn when nobody scrolls, for pictures of it and for paper', async ({ page }) => {
  await page.goto('/')
  const last = page.locator('main [data-block]').last()
  await expect(last).not.toBeInViewport()
  await expect(last).toHaveCSS('content-visibility', 'visible')
})

test('nothing moves while the page loads on a slow line', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 90_000,
  })
  await page.addInitScript(() => {
    Reflect.set(window, 'shifted', 0)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.set(
          window,
          'shifted',
          Number(Reflect.get(window, 'shifted')) + Number(Reflect.get(entry, 'value')),
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/', { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const shifted = await page.evaluate(() => Number(Reflect.get(window, 'shifted')))
  expect(shifted.toFixed(2)).toBe('0.00')
})

test('a link leads on without a new document, and back again', async ({ page }) => {
  await page.goto('/')
  await wake(page)
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true))
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveTitle(/^Portfolio/)
  await expect(page.locator('h1')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveTitle(/^Home/)
  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true)
})

test.describe('404', () => {
  test.use({ refusals: [404] })

  test('a page that is not there says so, in the site’s frame', async ({ page }) => {
    const response = await page.goto('/nowhere')
    expect(response?.status()).toBe(404)
    await expect(page.getByText("Oops! We can't find the page you're looking for.")).toBeVisible()
    await page.getByRole('link', { name: 'Go back home' }).click()
    await expect(page).toHaveURL('/')
  })
})
