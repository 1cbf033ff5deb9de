import { confirm, goToCheckout } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'

test('a finger finds every link of a booking, of its payments and of the frame around them', async ({
  page,
}) => {
  await goToCheckout(page, '9:50 AM')
  const order = await confirm(page)
  for (const path of [page.url(), `/shoots/${order}/payments`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const small = await page
      .locator('main a')
      .evaluateAll((links) =>
        links
          .filter(
            (link) => link.checkVisibility() && [...link.getClientRects()].some(({ height }) => height < 24),
          )
          .map((link) => link.textContent),
      )
    expect(small).toEqual([])
  }
  const low = await page
    .locator('header a, footer a')
    .evaluateAll((links) =>
      links
        .map((link) => ({ name: link.textContent, height: link.getBoundingClientRect().height }))
        .filter(({ height }) => height < 44),
    )
  expect(low).toEqual([])
})
