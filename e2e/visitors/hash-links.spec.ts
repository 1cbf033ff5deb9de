import type { Locator, Page } from '@playwright/test'
import { SERVICE } from '../site/book-a-mini.ts'
import { clientScript, clientStarted, expect, test } from '../site/console-watch.ts'
import { partOf } from '../site/crosses.ts'
import { followLinksWithin, followWithin } from '../site/links-within.ts'
import { byTheirRoute, personal } from '../site/routes.ts'
import { demoPages, urlOf } from '../site/studios.ts'

const pages = demoPages()
const brisant = demoPages('studio-brisant').map((path) => urlOf('studio-brisant') + path)
/** Other kinds of pages, which share their client with those that are tried before it starts. */
const others = [...personal, ...Object.keys(byTheirRoute), '/contracts/verify', '/nowhere', ...brisant]

for (const path of partOf(pages, 3))
  test(`links within ${path} lead there before the client starts`, async ({ page }) => {
    await page.route(clientScript, () => undefined)
    await page.goto(path)
    await followLinksWithin(page)
  })

test.describe('with the client', () => {
  test.use({ refusals: [404] })
  for (const path of partOf([...pages, ...others], 4))
    test(`links within ${path} lead there after it has started`, async ({ page }) => {
      if (byTheirRoute[path]) await page.goto('/contact')
      await page.goto((await byTheirRoute[path]?.(page)) ?? path)
      await clientStarted(page)
      await page.waitForLoadState('networkidle')
      await followLinksWithin(page)
    })
})

const TIMES = '#service-name'
const times = (page: Page) => page.locator(`main a[href$="${TIMES}"]`).first()
const nameInFull = (link: Locator, path: string) =>
  link.evaluate((element, address) => element.setAttribute('href', address), path + TIMES)

for (const starts of [false, true])
  test(`a link that names its own page too leads to the place, ${starts ? 'with' : 'without'} the client`, async ({
    page,
  }) => {
    if (!starts) await page.route(clientScript, () => undefined)
    await page.goto(SERVICE)
    if (starts) await clientStarted(page)
    await nameInFull(times(page), SERVICE)
    for (const how of ['pointer', 'keys'] as const) await followWithin(page, times(page), how)
  })

test('a link to a place on another page lands there, and Back leads back', async ({ page }) => {
  await page.goto('/sessions')
  await clientStarted(page)
  await nameInFull(page.locator(`main a[href="${SERVICE}"]`).first(), SERVICE)
  await times(page).press('Enter')
  await expect(page.locator(TIMES)).toBeFocused()
  await expect(page.locator(TIMES)).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveTitle(/^Sessions/)
})

test('the place that was left is there again after Back from a place on the page', async ({ page }) => {
  await page.goto(SERVICE)
  await clientStarted(page)
  await page.evaluate(() => scrollTo(0, 900))
  await page.locator('a[href="#content"]').press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})
