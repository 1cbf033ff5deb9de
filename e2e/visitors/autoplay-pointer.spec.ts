import { clientStarted, expect, test } from '../site/console-watch.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('a pointer that comes from a header which is not awake yet rests the slides', async ({ page }) => {
  await page.mouse.move(400, 40)
  await page.goto('/')
  await clientStarted(page)
  const hero = page.locator('[aria-roledescription="carousel"]').first()
  const running = hero.locator('[data-playing]')
  await expect(running).toHaveCount(1)
  await page.mouse.move(700, 450)
  await expect(running).toHaveCount(0)
  await page.mouse.move(700, 40)
  await expect(running).toHaveCount(1)
})
