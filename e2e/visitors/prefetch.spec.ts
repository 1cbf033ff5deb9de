import type { Page } from '@playwright/test'
import { clientScript, clientStarted, expect, test } from '../site/console-watch.ts'

const aboutData = /\/api\/public\/pages\/about\b/
const toAbout = (page: Page) => page.locator('header a[href="/about"]:visible').first()

/** How often the page's data is asked for from now on. */
function countAsked(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (aboutData.test(request.url())) asked += 1
  })
  return () => asked
}

for (const [how, turnTo] of [
  ['a pointer rests on', (page: Page) => toAbout(page).hover()],
  ['the keyboard reaches', (page: Page) => toAbout(page).focus()],
] as const)
  test(`a page whose link ${how} is there when it is pressed`, async ({ page }) => {
    await page.goto('/')
    await clientStarted(page)
    const asked = countAsked(page)
    await Promise.all([page.waitForResponse((response) => aboutData.test(response.url())), turnTo(page)])
    await expect(page).toHaveURL('/')
    await toAbout(page).press('Enter')
    await expect(page).toHaveURL('/about')
    await expect(page.locator('h1')).toBeFocused()
    expect(asked()).toBe(1)
  })

test('whoever saves data is sent nothing ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.goto('/')
  await clientStarted(page)
  const asked = countAsked(page)
  await toAbout(page).focus()
  await toAbout(page).press('Enter')
  await expect(page).toHaveURL('/about')
  await expect(page.locator('h1')).toBeFocused()
  expect(asked()).toBe(1)
})

test.describe('the browser itself', () => {
  test.use({ refusals: [404] })
  test('looks ahead until the client answers for links, and never at what an id opens', async ({ page }) => {
    const rules = page.locator('script[type=speculationrules]')
    await page.route(clientScript, () => undefined)
    await page.goto('/')
    await expect(rules).toHaveCount(1)
    await page.goto('/shoots/nobody')
    await expect(rules).toHaveCount(0)
    await page.unroute(clientScript)
    await page.goto('/')
    await clientStarted(page)
    await expect(rules).toHaveCount(0)
  })
})
