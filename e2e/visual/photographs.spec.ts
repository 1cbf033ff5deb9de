import { expect, test } from '@playwright/test'

/** A built Storybook’s own pictures have whole addresses, which a section takes over https alone. */
test('a section shows the pictures that the toolbar hangs', async ({ page }) => {
  await page.goto(
    '/iframe.html?id=sections-hero-hero-1--default&viewMode=story&globals=a11y.manual:!true;pictures:photographs',
  )
  const picture = page.locator('[data-kind=hero] img')
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
})
