import type { Page } from '@playwright/test'
import { SERVICE } from '../site/book-a-mini.ts'
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

test('a section whose code does not come opens what it has closed, and stays', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/faqs-*.js', (route) => route.abort())
  await page.goto('/sessions')
  await clientStarted(page)
  const answers = page.locator('[data-kind=faqs] ui-panel')
  await page.locator('[data-kind=faqs] button').first().scrollIntoViewIfNeeded()
  await page.locator('[data-kind=faqs] button').first().click()
  for (const answer of await answers.all()) await expect(answer).toBeVisible()
  await expect(page.locator('footer')).toBeVisible()
  withoutLost(complaints)
})

test('a booking panel whose code does not come leaves the service readable', async ({ page, complaints }) => {
  await page.route('**/assets/booking-panel*.js', (route) => route.abort())
  await page.goto(SERVICE)
  await clientStarted(page)
  const panel = page.locator('[data-booking-panel]')
  const linesOf = async () => (await panel.innerText()).split('\n')
  const lines = await linesOf()
  await page.getByRole('radio').first().check({ force: true })
  await page.waitForLoadState('networkidle')
  // What only the code could open lies open.
  expect(await linesOf()).toEqual(expect.arrayContaining(lines))
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
})

test.describe('with storage that is full', () => {
  test('a time is held all the same', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto(SERVICE)
    await page.getByRole('radio', { name: '9:50 AM' }).first().check({ force: true })
    await page.getByRole('button', { name: 'Continue' }).first().click()
    await expect(page).toHaveURL(/select-package$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Select package' })).toBeVisible()
  })
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
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page).toHaveTitle(/^Home/)
    expect(complaints.every((text) => text.includes('It is broken'))).toBe(true)
    complaints.length = 0
  })
})
