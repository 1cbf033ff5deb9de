import type { Page } from '@playwright/test'
import { clientStarted, expect, test } from '../site/console-watch.ts'

/** Headings and how much is said under them; what counts down or loads late is not among them. */
const shown = (page: Page) =>
  page
    .locator('[data-block]')
    .evaluateAll((blocks) =>
      blocks.map(({ dataset, textContent }) => [
        dataset['block'],
        textContent.replaceAll(/\s+/g, ' ').length > 0,
      ]),
    )
const headings = (page: Page) => page.locator('main :is(h1, h2, h3)').allTextContents()

async function loseLine(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
}

const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click()

for (const [from, title] of [
  ['/', /^Home/],
  ['/services/family', /^Family/],
  // Its panel and pictures have not asked for their code before one leaves.
  ['/services/orchard-light-minis', /^Orchard Light Minis/],
] as const)
  test(`without a line ${from} is there when one goes back to it, and so is what followed`, async ({
    page,
    complaints,
  }) => {
    await page.goto(from)
    await clientStarted(page)
    const [before, words] = [await shown(page), await headings(page)]
    await follow(page, 'About')
    await expect(page).toHaveTitle(/^About/)
    const about = await headings(page)
    await loseLine(page)

    await page.goBack()
    await expect(page).toHaveTitle(title)
    await expect.poll(() => headings(page)).toEqual(words)
    expect(await shown(page)).toEqual(before)
    await expect(page.getByText('Error connect to server')).toHaveCount(0)

    await page.goForward()
    await expect(page).toHaveTitle(/^About/)
    expect(await headings(page)).toEqual(about)

    // Read anew once it can be.
    await page.context().setOffline(false)
    const read = page.waitForResponse((response) => response.url().includes('/api/public/pages/'))
    await page.goBack()
    await expect(page).toHaveTitle(title)
    expect((await read).ok()).toBe(true)
    await expect.poll(() => headings(page)).toEqual(words)
    complaints.length = 0
  })

test('a service is there however long ago its document was drawn', async ({ page, complaints }) => {
  await page.clock.install()
  await page.goto('/services/family')
  await clientStarted(page)
  const words = await headings(page)
  await page.clock.fastForward('10:00')
  await follow(page, 'About')
  await expect(page).toHaveTitle(/^About/)
  await loseLine(page)
  await page.goBack()
  await expect(page).toHaveTitle(/^Family/)
  await expect.poll(() => headings(page)).toEqual(words)
  complaints.length = 0
})

test.describe('from a server that fails', () => {
  test.use({ refusals: [500] })

  test('the first page, its form and what follows stand', async ({ page, complaints }) => {
    await page.goto('/contact')
    await clientStarted(page)
    const words = await headings(page)
    await follow(page, 'About')
    await expect(page).toHaveTitle(/^About/)
    await page.waitForLoadState('networkidle')
    await page.route('**/api/public/**', (route) =>
      route.fulfill({ status: 500, json: { error: 'internal', message: 'It is broken', requestId: 'r1' } }),
    )
    await page.goBack()
    await expect(page).toHaveTitle(/^Contact/)
    await expect.poll(() => headings(page)).toEqual(words)
    const name = page.locator('main form input[name]:visible').first()
    await name.fill('Anna Berg')
    await expect(name).toHaveValue('Anna Berg')
    complaints.length = 0
  })
})
