import type { Page } from '@playwright/test'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { partOf } from '../site/crosses.ts'
import { followTo } from '../site/follow.ts'
import { demoPages, urlOf } from '../site/studios.ts'

/** What a document says where: the headings of its main part with their blocks, and which link of it is the page's own. */
const saysOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const from = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html')
    const headings = [...from.querySelectorAll('main :is(h1, h2)')]
    const current = [...from.querySelectorAll(':is(header, footer) [aria-current="page"]')]
    return {
      headings: headings.map((one) => [
        one.closest('[data-block]')?.getAttribute('data-block'),
        one.textContent,
      ]),
      current: current.map((one) => [
        one.closest('[data-block]')?.getAttribute('data-block'),
        one.textContent,
      ]),
    }
  }, html)

/** The page's policy reports another document's inline styles. */
const withoutStyles = (html: string) => html.replaceAll(/<style.*?<\/style>/gs, '')

const isService = (path: string) => path.startsWith('/services/')

/** Pages of one route, each with the next: the same parts of the program draw both. */
const neighbours = (paths: readonly string[]) =>
  [paths.filter(isService), paths.filter((path) => path !== '/' && !isService(path))].flatMap((ring) =>
    ring.map((path, index) => [path, ring[(index + 1) % ring.length] ?? path] as const),
  )

for (const studio of ['alder-and-wren', 'studio-brisant'] as const)
  for (const [from, to] of partOf(neighbours(demoPages(studio)), 3))
    test(`${studio}: ${to} says the same after ${from} as by itself`, async ({ page }) => {
      const base = urlOf(studio)
      await page.goto(base + from)
      await clientStarted(page)
      const alone = withoutStyles(await page.evaluate(async (path) => (await fetch(path)).text(), to))
      await page.evaluate(() => Reflect.set(globalThis, 'isSame', true))
      await followTo(page, to)
      await page.waitForURL(base + to)
      await expect(page.locator('h1')).toBeFocused()
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => Reflect.get(globalThis, 'isSame'))).toBe(true)
      expect(await saysOf(page)).toEqual(await saysOf(page, alone))
    })

test('a page that is long on its way is told: by a line, then in words, then with another try', async ({
  page,
}) => {
  await page.goto(urlOf('alder-and-wren'))
  await clientStarted(page)
  await page.clock.install()
  // However slow the machine is, no second passes that is not told to.
  await page.clock.pauseAt(Date.now() + 60_000)
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route('**/api/public/pages/about', async (route) => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  const main = page.locator('main')
  await followTo(page, '/about')
  await asked.promise
  await expect(page.locator('[data-coming]')).toBeHidden()
  await page.clock.fastForward(500)
  await expect(page.locator('[data-coming]')).toBeVisible()
  await expect(main).toHaveAttribute('aria-busy', 'true')
  await page.clock.fastForward(5000)
  await expect(page.getByRole('status').filter({ hasText: 'This takes longer than usual.' })).toBeInViewport()
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeHidden()
  await page.clock.fastForward(5000)
  await expect(again).toBeInViewport()
  held.resolve()
  await page.waitForURL('**/about')
  await expect(page.locator('[data-coming]')).toBeHidden()
  await expect(main).not.toHaveAttribute('aria-busy')
})

test('who jumps within the page while another is on its way comes to the top of that one', async ({
  page,
}) => {
  await page.goto(urlOf('alder-and-wren'))
  await clientStarted(page)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/public/pages/about', async (route) => {
    await held.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/public/pages/about')
  await followTo(page, '/about')
  await asked
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await followTo(page, '#content')
  held.resolve()
  await expect(page).toHaveTitle(/^About/)
  await expect(page.locator('h1')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveURL(/\/about$/)
})
