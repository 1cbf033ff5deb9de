import { clientStarted, expect, test } from '../site/console-watch.ts'

const ENGINE = '**/assets/carousel-track-engine*.js'

test('slides whose engine does not come stand as they were drawn, and move once it does', async ({
  page,
  complaints,
}) => {
  await page.route(ENGINE, (route) => route.abort())
  await page.goto('/services/family')
  await clientStarted(page)
  const gallery = page.locator('[data-template="IMAGES-7"]')
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('carousel-track-engine'),
  )
  await gallery.scrollIntoViewIfNeeded()
  await failed
  const slides = gallery.getByRole('group').filter({ has: page.locator('img') })
  await expect(slides.first()).toBeVisible()

  await page.unroute(ENGINE)
  await gallery.getByRole('button', { name: /next/i }).click()
  await expect(gallery.locator('[data-live]')).toHaveCount(1)
  // Chromium says so of every file that does not come.
  complaints.length = 0
})
