import { steps } from '@bellows/domain'
import { goToCheckout, SERVICE } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'
import { LONG_WORD } from '../site/long-words.ts'

for (const width of [320, 375])
  test(`words of sixty letters wrap at ${width}, on the service page and at every step`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await page.goto(SERVICE)
    await expect(page.getByText(LONG_WORD).first()).toBeVisible()
    const cut = await page
      .locator('[data-booking-panel] :is(p, h3, h4, li, legend)')
      .evaluateAll((texts) =>
        texts
          .filter((text) => text.clientWidth > 0 && text.scrollWidth > text.clientWidth + 1)
          .map((text) => text.textContent),
      )
    expect(cut).toEqual([])
    expect(await overhang(), 'service page').toBeLessThanOrEqual(0)
    await goToCheckout(page, width === 320 ? '9:00 AM' : '9:50 AM')
    for (const step of steps) {
      await page.goto(`${SERVICE}/${step}`)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      expect(await overhang(), step).toBeLessThanOrEqual(0)
    }
  })
