import { axeViolations, wcag } from '../site/axe.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { smallTargets } from '../site/finger.ts'
import { demoPages } from '../site/studios.ts'
import { headingLevels, skippedLevels } from '../site/walk.ts'

/** Higher than any page of the studio. */
const WHOLE_PAGE = 12_000

/** Pixels, each way. */
const LEAST_TARGET = 24

for (const path of demoPages('studio-brisant'))
  test(`${path} of the second studio speaks its language, stands whole and passes axe`, async ({ page }) => {
    await page.goto(path)
    await clientStarted(page)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR')
    await expect(page).toHaveTitle(/Studio Brisant$/)
    await expect(page.locator('h1')).toHaveCount(1)
    expect(skippedLevels(await headingLevels(page))).toEqual([])
    await expect(page.getByText('Component not found')).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: WHOLE_PAGE })
    await page.waitForLoadState('networkidle')
    expect(await axeViolations(page, wcag)).toEqual([])
  })

test('its prices are in euros with the tax in them, and its times are those of its place', async ({
  page,
}) => {
  await page.goto('/services/dimanches-au-port')
  await expect(page.locator('[data-booking-panel]')).toContainText('130,00\u00a0€')
  await expect(page.getByRole('radio', { name: '09:30' }).first()).toBeAttached()
})

test('a finger finds every link and button of its pages on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of demoPages('studio-brisant')) {
    await page.goto(path)
    await clientStarted(page)
    expect.soft(await smallTargets(page.locator('body'), LEAST_TARGET), path).toEqual([])
  }
})
