import { SERVICE } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'

test('a page shows the studio’s reviews where its section has none of its own', async ({ page }) => {
  await page.goto(SERVICE)
  const wall = page.locator('[data-kind="testimonials"]')
  await expect(wall.locator('blockquote')).toHaveCount(6)
  await expect(wall).toContainText('The first portrait of me that my colleagues recognize.')
})

test('a page without such a section does not carry them', async ({ page }) => {
  const answer = await page.goto('/portfolio')
  expect(await answer?.text()).not.toContain('my colleagues recognize')
})
