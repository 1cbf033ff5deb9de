import { expect, test } from '../site/console-watch.ts'
import { goToInformation } from '../site/book-a-mini.ts'
import { slotAt } from '../site/slot-at.ts'

const PHONE = { width: 375, height: 812 }

test('a dialog over a dialog: Esc closes the upper, the focus goes back step by step, the policy says nothing', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await page.addInitScript(() => {
    const told: string[] = []
    Reflect.set(window, 'refused', told)
    document.addEventListener('securitypolicyviolation', (event) => told.push(event.violatedDirective))
  })
  await page.clock.install()
  await goToInformation(page, '11:05 AM')

  const details = page.getByRole('button', { name: 'Details' })
  await details.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Your booking' })
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()

  await page.clock.fastForward('14:05')
  const offer = page.getByRole('alertdialog', { name: 'Session about to expire' })
  await expect(offer.getByRole('button', { name: 'Yes! I need more time' })).toBeFocused()
  await expect(offer).toHaveAccessibleDescription(/Get an extra 15 minutes/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(offer.getByRole('button', { name: 'Yes! I need more time' })).toBeFocused()
  await page.mouse.click(PHONE.width / 2, 4)
  await expect(offer).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(offer).toBeHidden()
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(details).toBeFocused()
  expect(await page.evaluate(() => document.querySelectorAll('body style').length)).toBe(0)
  expect(await page.evaluate(() => Reflect.get(window, 'refused'))).toEqual([])
})

test('a link to one time that another visitor holds offers the others at once', async ({ page, browser }) => {
  const other = await browser.newPage()
  const { origin } = await goToInformation(page, '9:25 AM').then(() => new URL(page.url()))
  await other.goto(`${origin}/slots/${await slotAt(page, 'orchard-light-minis', '09:25')}`)
  const dialog = other.getByRole('dialog', { name: 'Choose a date/time' })
  await expect(dialog).toBeVisible()
  await other.close()
})

for (const [width, height] of [
  [375, 667],
  [820, 520],
] as const)
  test(`${width} wide, each field of a dialog shows whole when it takes the focus`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/services/lakeside-dusk-minis')
    await page.getByRole('button', { name: 'Join the waitlist' }).click()
    const dialog = page.getByRole('dialog', { name: 'Join the waitlist' })
    await expect(dialog.getByLabel('Name')).toBeFocused()
    const overhang = () =>
      dialog.evaluate((box) => {
        const RING = 5
        const field = document.activeElement?.closest('label') ?? document.activeElement
        const [inner, outer] = [field ?? box, box].map((element) => element.getBoundingClientRect())
        if (!inner || !outer) return null
        return Math.max(outer.top - inner.top, inner.bottom - outer.bottom) + RING
      })
    const note = dialog.getByLabel(/^Note/)
    while (!(await note.evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Tab')
      expect(await overhang()).toBeLessThanOrEqual(0)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await overhang()).toBeLessThanOrEqual(0)
  })
