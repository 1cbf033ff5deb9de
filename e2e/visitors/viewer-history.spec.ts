import type { Page } from '@playwright/test'
import { clientStarted, expect, test } from '../site/console-watch.ts'

test.use({ viewport: { width: 375, height: 667 } })

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' })
const picture = (page: Page) => page.locator('a[data-lightbox]').nth(3)

async function openPicture(page: Page): Promise<number> {
  await picture(page).scrollIntoViewIfNeeded()
  await picture(page).click()
  await expect(viewer(page).getByRole('button', { name: 'Close' })).toBeFocused()
  return page.evaluate(() => history.length)
}

test('Back closes the viewer on the page that the visit began with, and stays there', async ({ page }) => {
  await page.goto('/portfolio')
  await clientStarted(page)
  for (let times = 0; times < 2; times += 1) {
    await openPicture(page)
    const before = await page.evaluate(() => scrollY)
    await page.goBack()
    await expect(viewer(page)).toHaveCount(0)
    await expect(page).toHaveURL(/\/portfolio$/)
    await expect(picture(page)).toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(before)
  }
  await page.goForward()
  await expect(viewer(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/portfolio$/)
})

test('a viewer that was closed by hand leaves no step behind', async ({ page }) => {
  await page.goto('/')
  await clientStarted(page)
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Portfolio', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeFocused()
  const length = await openPicture(page)
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  // At once: the step back of the first viewer may still be under way.
  await picture(page).click()
  await expect(viewer(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => Object(history.state).isOver ?? false)).toBe(false)
  expect(await page.evaluate(() => history.length)).toBe(length)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
