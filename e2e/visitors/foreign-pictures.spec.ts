import type { Locator, Page } from '@playwright/test'
import { holdTime } from '../site/book-a-mini.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { ELSEWHERE } from '../site/foreign-pictures.ts'

const square = '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="8"><path d="M0 0h12v8H0z"/></svg>'

test.beforeEach(({ page }) =>
  page.route(`${ELSEWHERE}/**`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: square })),
)

const isShown = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 12)

async function arePicturesShown(page: Page): Promise<void> {
  const pictures = page.locator(`main img[src^="${ELSEWHERE}"]`)
  await expect(pictures).not.toHaveCount(0)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => isShown(picture)).toBe(true)
  }
}

test('pictures of another host show on a page that a link leads to, from one without any', async ({
  page,
}) => {
  await page.goto('/')
  await clientStarted(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Portfolio' }).first().click()
  await expect(page).toHaveURL('/portfolio')
  await arePicturesShown(page)
})

test('they show beside what can be added to a booking', async ({ page }) => {
  await holdTime(page, '9:00 AM')
  await page.getByRole('radio', { name: /^Mini(?! Plus)/ }).check({ force: true })
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Select add-ons' })).toBeFocused()
  await arePicturesShown(page)
})
