import type { Page } from '@playwright/test'
import { goToInformation, holdTime, SERVICE } from '../site/book-a-mini.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'

const isServersOwn = (page: Page) =>
  page.evaluate(() => document.querySelector('main')?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '')

/** What was told to the server, with the studio it is about. */
function reports(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/public/errors')) return
    told.push(`${request.headers()['x-business-id']} ${request.postDataJSON()?.name}`)
  })
  return told
}

/** Chromium says so of every file that does not come. */
const lost = /Failed to load resource|dynamically imported module/
const withoutLost = (complaints: string[]) => {
  const other = complaints.filter((text) => !lost.test(text))
  complaints.splice(0, complaints.length, ...other)
}

test('a client that does not load leaves the page readable, its menu and its form at work', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const told = reports(page)
  await page.route('**/assets/entry-client*.js', (route) => route.abort())
  await page.goto('/contact')
  const words = await isServersOwn(page)
  await expect.poll(() => told).toEqual(['broken-client ClientStart'])
  expect(await isServersOwn(page)).toBe(words)
  await page.getByRole('button', { name: 'Menu' }).first().click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveTitle(/^Portfolio/)
  withoutLost(complaints)
})

test('a client that lost its line at the start comes when the line is back, unless something was typed', async ({
  page,
  context,
  complaints,
}) => {
  const told = reports(page)
  await page.route('**/assets/entry-client*.js', (route) => route.abort())
  await page.goto('/contact')
  await page.keyboard.press('Shift')
  await expect.poll(() => told).toHaveLength(1)
  await page.getByLabel(/name/i).first().fill('Anna')
  await context.setOffline(true)
  await page.unroute('**/assets/entry-client*.js')
  await context.setOffline(false)
  await expect(page.getByLabel(/name/i).first()).toHaveValue('Anna')
  await page.getByLabel(/name/i).first().fill('')
  await context.setOffline(true)
  await context.setOffline(false)
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  )
  await page.keyboard.press('Shift')
  await clientStarted(page)
  withoutLost(complaints)
})

test('a hydration that throws leaves the server’s page, whose links go on working', async ({
  page,
  complaints,
}) => {
  const told = reports(page)
  await page.addInitScript(() => {
    // The router’s state is spoilt on its way into the page.
    Object.defineProperty(window, '$_TSR', {
      configurable: true,
      get: () => undefined,
      set(_spoilt) {},
    })
  })
  await page.goto('/')
  const words = await isServersOwn(page)
  await page.keyboard.press('Shift')
  await expect.poll(() => told).toEqual(['broken-client ClientStart'])
  expect(await isServersOwn(page)).toBe(words)
  await page.locator('main a[href^="/services/"]').first().click()
  await expect(page).toHaveURL(/\/services\//)
  complaints.length = 0
})

/** What a visitor reads, without the time that is left, which goes on. */
const readIn = async (page: Page): Promise<string[]> => {
  const texts = await page.locator('main :is(h1, h2, h3, p, li, label)').allTextContents()
  return texts.map((text) => text.trim()).filter((text) => !/\d+ (day|hour|minute|second)s? left/.test(text))
}

/** Loses files, and counts how often one was asked for: a name that is gone would lose nothing. */
async function lose(page: Page, files: string | RegExp): Promise<() => number> {
  let count = 0
  await page.route(files, (route) => {
    count += 1
    return route.abort()
  })
  return () => count
}

test('a section whose code does not come opens what it has closed, and stays', async ({
  page,
  complaints,
}) => {
  const lostFiles = await lose(page, '**/assets/faqs-*.js')
  await page.goto('/sessions')
  await clientStarted(page)
  const answers = page.locator('[data-kind=faqs] ui-panel')
  await page.locator('[data-kind=faqs] button').first().scrollIntoViewIfNeeded()
  await page.locator('[data-kind=faqs] button').first().click()
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  await expect(page.locator('footer')).toBeVisible()
  expect(lostFiles()).toBeGreaterThan(0)
  withoutLost(complaints)
})

test('a section whose code was lost once has it with the next press, on the same page', async ({
  page,
  complaints,
}) => {
  const files = '**/assets/faqs-*.js'
  await lose(page, files)
  await page.goto('/sessions')
  await clientStarted(page)
  const question = page.locator('[data-kind=faqs] button').first()
  await question.scrollIntoViewIfNeeded()
  await question.click()
  await expect(page.locator('[data-block][data-alone]')).toHaveCount(1)
  await page.unroute(files)
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
  await question.click()
  await expect(page.locator('[data-block][data-alone]')).toHaveCount(0)
  await expect.poll(() => question.evaluate((button) => Object.keys(button).join())).toContain('__react')
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  withoutLost(complaints)
})

for (const [path, code] of [
  ['/portfolio', 'content-page'],
  [SERVICE, 'service'],
] as const)
  test(`${path} stays readable where the code of its route does not come`, async ({ page, complaints }) => {
    const lostFiles = await lose(page, new RegExp(`/assets/${code}-[0-9a-f]{8}\\.js$`))
    await page.goto(path)
    const words = await readIn(page)
    await page.keyboard.press('Shift')
    // The page is loaded anew once, which may bring the code; what needs it says how else to book.
    await expect.poll(lostFiles).toBeGreaterThan(1)
    await expect.poll(() => readIn(page)).toEqual(expect.arrayContaining(words))
    await expect(page.locator('footer')).toBeVisible()
    complaints.length = 0
  })

test('a step whose code never comes says so, and is not loaded again and again', async ({
  page,
  complaints,
}) => {
  await holdTime(page, '4:15 PM')
  await lose(page, /\/assets\/select-package-[^/]*\.js/)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.waitForEvent('domcontentloaded', { timeout: 3000 })).rejects.toThrow('Timeout')
  await expect(page.getByText('Error connect to server')).toBeVisible()
  complaints.length = 0
})

test('a booking panel whose code does not come leaves the service readable', async ({ page, complaints }) => {
  const lostFiles = await lose(page, '**/assets/booking-panel*.js')
  await page.goto(SERVICE)
  await clientStarted(page)
  const panel = page.locator('[data-booking-panel]')
  const linesOf = async () => (await panel.innerText()).split('\n')
  const lines = await linesOf()
  await page.getByRole('radio').first().check({ force: true })
  await page.waitForLoadState('networkidle')
  // What only the code could open lies open.
  expect(await linesOf()).toEqual(expect.arrayContaining(lines))
  expect(lostFiles()).toBeGreaterThan(0)
  withoutLost(complaints)
})

test.describe('with storage that is forbidden', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError')
          },
        })
    }),
  )

  test('pages stand, links lead on, and Back leads back', async ({ page }) => {
    await page.goto('/')
    await clientStarted(page)
    await page.locator('main a[href^="/services/"]').first().click()
    await expect(page).toHaveURL(/\/services\//)
    await expect(page.locator('h1')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveTitle(/^Home/)
  })

  test('a time is held, and the next step follows', async ({ page }) => {
    await goToInformation(page, '11:05 AM')
  })
})

test('with storage that is full a time is held all the same', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await holdTime(page, '9:50 AM')
})

test.describe('with a loader that fails', () => {
  test.use({ refusals: [500] })

  test('the page that could not be had says so within the document, and Back leads back', async ({
    page,
    complaints,
  }) => {
    await page.goto('/')
    await clientStarted(page)
    await page.route('**/api/public/pages/**', (route) =>
      route.fulfill({ status: 500, json: { error: 'internal', message: 'It is broken', requestId: 'r1' } }),
    )
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Portfolio' }).click()
    await expect(page.getByText('It is broken')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-US')
    await page.unroute('**/api/public/pages/**')
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText('It is broken')).toHaveCount(0)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page).toHaveTitle(/^Home/)
    expect(complaints.every((text) => text.includes('It is broken'))).toBe(true)
    complaints.length = 0
  })
})
