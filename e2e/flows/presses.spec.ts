import { steps as allSteps } from '@bellows/domain'
import { book } from '../site/book-in-full.ts'
import { holdTime, SERVICE } from '../site/book-a-mini.ts'
import { expect, test } from '../site/console-watch.ts'
import { byKeyboard, counted } from '../site/hands.ts'
import { PLAIN_MINIS } from '../site/own-content.ts'

/** A booking paid to the studio directly, at a time that costs no more. */
const bars = [
  { what: 'package and add-ons', service: PLAIN_MINIS, most: 7, steps: 4 },
  { what: 'contract and questionnaire too', service: SERVICE, most: 12, steps: allSteps.length },
] as const

for (const { what, service, most, steps } of bars) {
  test(`${what}: Finish is at most ${most} presses from the service page`, async ({ page }) => {
    const hand = counted()
    const booked = await book(page, { service, hand })
    expect(booked.steps).toHaveLength(steps)
    expect(hand.count()).toBeLessThanOrEqual(most)
  })

  test(`${what}: as many with an add-on, for who ends typing with Enter`, async ({ page }) => {
    const hand = counted()
    await book(page, { service, hand, takesAddon: true, sendsByEnter: true })
    expect(hand.count()).toBeLessThanOrEqual(most)
    await expect(page.getByText('All images')).toBeVisible()
  })
}

test.describe('at 320 pixels', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('the whole way goes by the keyboard alone, and nothing is wider than the window', async ({ page }) => {
    const look = async (step: string) => {
      const wide = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(wide, step).toBeLessThanOrEqual(320)
    }
    const { steps } = await book(page, { hand: byKeyboard(page), takesAddon: true, look })
    expect(steps).toEqual([...allSteps])
  })

  test('the first key leads past the bar and the steps to the form', async ({ page }) => {
    await holdTime(page, '5:05 PM')
    await page.reload()
    await expect(page.getByRole('radio', { name: /^Mini Plus/ })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the form' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Skip to the form' })).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#form')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.locator('#form :focus')).toHaveCount(1)
  })
})
