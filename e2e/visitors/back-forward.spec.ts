import type { Page } from '@playwright/test'
import { SERVICE } from '../site/book-a-mini.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { partOf } from '../site/crosses.ts'
import { byTheirRoute, personal } from '../site/routes.ts'
import { demoPages, urlOf } from '../site/studios.ts'

const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY))
const links = [
  { from: '/', to: '/services/wedding-day', top: 1300 },
  { from: '/', to: '/services/wedding-day', top: 3400 },
  { from: '/sessions', to: SERVICE, top: 1300 },
  { from: '/portfolio', to: '/contact', top: 1300 },
  { from: SERVICE, to: '/', top: 1300 },
]

/** What is far below has its height once it is drawn. */
const drawnWhole = (page: Page) =>
  page.waitForFunction(() =>
    [...document.querySelectorAll('[data-block]')].every(
      (block) => getComputedStyle(block).contentVisibility === 'visible',
    ),
  )

/** Follows a link to an address from wherever the page stands: the browser’s own click scrolls it into view first. */
const follow = (page: Page, to: string) =>
  page
    .locator(`a[href="${to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())

const scrollTo = (page: Page, top: number) =>
  page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)

for (const { from, to, top } of links)
  test(`${from}, ${top} px down, and ${to} are found where they were left`, async ({ page }) => {
    await page.goto(from)
    await clientStarted(page)
    const title = await page.title()
    await drawnWhole(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const place = Math.min(top, height - 1200)
    await scrollTo(page, place)
    await follow(page, to)
    await expect(page.locator('h1')).toBeFocused()
    await expect.poll(() => placeOf(page)).toBe(0)
    const said = page.locator('[data-page-announcer]')
    await expect(said).toHaveText(await page.title())
    await drawnWhole(page)
    await scrollTo(page, 400)
    await page.goBack()
    await expect(page).toHaveTitle(title)
    await expect.poll(() => placeOf(page)).toBe(place)
    await expect(page.locator('h1')).toBeFocused()
    await page.goForward()
    await expect.poll(() => placeOf(page)).toBe(400)
  })

const tried = new Set(links.map(({ from }) => from))
const brisant = demoPages('studio-brisant').map((path) => urlOf('studio-brisant') + path)

test.describe('from any other page', () => {
  test.use({ viewport: { width: 375, height: 600 }, refusals: [404] })

  const others = [
    ...demoPages().filter((path) => !tried.has(path)),
    ...personal,
    ...Object.keys(byTheirRoute),
    '/contracts/verify',
    '/nowhere',
    ...brisant,
  ]
  for (const from of partOf(others, 8))
    test(`${from} is found where it was left`, async ({ page }) => {
      await page.goto(from === '/contact' ? '/about' : '/contact')
      await page.goto((await byTheirRoute[from]?.(page)) ?? from)
      await clientStarted(page)
      await page.waitForLoadState('networkidle')
      const title = await page.title()
      await drawnWhole(page)
      await scrollTo(page, 700)
      const place = await placeOf(page)
      const here = new URL(page.url()).pathname
      const to = page.locator(`a[href^="/"]:not([href*="#"], [href="${here}"])`).last()
      await to.evaluate((link: HTMLElement) => link.click())
      await expect.poll(() => placeOf(page)).toBe(0)
      await expect(page.locator('h1')).toBeFocused()
      await page.goBack()
      await expect(page).toHaveTitle(title)
      await expect.poll(() => placeOf(page)).toBe(place)
      expect(place).toBeGreaterThan(0)
      // The page before was another document.
      await page.goBack()
      await expect(page).not.toHaveTitle(title)
      await page.goForward()
      await expect(page).toHaveTitle(title)
      await clientStarted(page)
      // Letters that come late move the lines above a little.
      await expect.poll(async () => Math.abs((await placeOf(page)) - place)).toBeLessThan(16)
    })
})

test('what follows a booking is found where it was left, whole, by Back and by a reload', async ({
  page,
}) => {
  await page.goto('/shoots/pK3nYx8TgA5vJrM0dHfC6wBq')
  await clientStarted(page)
  await expect(page.locator('main a[href$="/payments"]').first()).toBeVisible()
  await scrollTo(page, 600)
  expect(await placeOf(page)).toBe(600)
  const heights = await page.evaluateHandle(() => {
    const seen: { header: boolean; footer: boolean }[] = []
    const look = () => {
      const path = location.pathname.split('/')
      const [header, footer] = ['header', 'footer'].map((name) => document.querySelector(name) !== null)
      if (path.length === 3) seen.push({ header: header ?? false, footer: footer ?? false })
      requestAnimationFrame(look)
    }
    look()
    return seen
  })
  await follow(page, '/shoots/pK3nYx8TgA5vJrM0dHfC6wBq/payments')
  await expect(page).toHaveURL(/payments$/)
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect(page.locator('h1')).toBeFocused()
  await expect.poll(() => placeOf(page)).toBe(600)
  // Without header or footer for a moment, the place would be another's.
  expect((await heights.jsonValue()).filter(({ header, footer }) => !header || !footer)).toEqual([])
  await page.reload()
  await expect.poll(() => placeOf(page)).toBe(600)
})

test('who comes back by keyboard goes on from the link that led away', async ({ page }) => {
  await page.goto('/sessions')
  await clientStarted(page)
  const link = page.locator('main a[href="/services/newborn"]').last()
  await link.focus()
  const place = await placeOf(page)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/services/newborn')
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect(link).toBeFocused()
  await expect.poll(() => placeOf(page)).toBe(place)
  await expect(link).toBeInViewport()
})

test('below a calendar the place is found where it was left', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/services/headshots')
  await clientStarted(page)
  await scrollTo(page, 1700)
  await expect.poll(() => placeOf(page)).toBe(1700)
  await follow(page, '/questions')
  await expect(page).toHaveTitle(/^Questions/)
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect(page.locator('h1')).toBeFocused()
  await expect(page.getByRole('grid').getByRole('button').first()).toBeAttached()
  await expect.poll(() => placeOf(page)).toBe(1700)
})
