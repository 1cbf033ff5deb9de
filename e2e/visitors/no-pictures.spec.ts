import { clientStarted, expect, test } from '../site/console-watch.ts'
import { demoPages } from '../site/studios.ts'
import { skippedLevels, headingLevels, wordsOutside } from '../site/walk.ts'

const widths = [375, 1440]

for (const path of demoPages())
  test(`${path} stands without a picture`, async ({ page }) => {
    await page.goto(path)
    await clientStarted(page)
    await expect(page.locator('h1').first()).toBeVisible()
    expect(await page.locator('main').innerText()).not.toMatch(/undefined|null|NaN|Component not found/)
    for (const image of await page.locator('main img').all())
      expect(await image.getAttribute('src')).not.toBe('')
    expect(skippedLevels(await headingLevels(page))).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      expect(await wordsOutside(page), `at ${width}`).toEqual([])
    }
  })
