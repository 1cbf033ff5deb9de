import type { Page } from '@playwright/test'
import { SERVICE } from '../site/book-a-mini.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { seeAll } from '../site/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** More stops of the Tab key than a bar has. */
const STOPS = 30
const HEADER = 'header'
const FOOT = '[data-booking-way] form > :last-child'

/** What has the focus within a bar, and where the page stands; null beside the bar. */
const standing = (page: Page, bar: string) =>
  page.evaluate((part) => {
    const at = document.activeElement
    return at?.closest(part) ? { name: at.textContent.trim(), top: scrollY } : null
  }, bar)

/** Takes the focus to a bar with the page at a place, and through it by Tab; gives where the page did not stay. */
async function movesWithin(page: Page, bar: string, place: number): Promise<string[]> {
  const from = await page.evaluate((top) => {
    scrollTo({ top, behavior: 'instant' })
    return scrollY
  }, place)
  const moves: string[] = []
  const first = page.locator(bar).locator('a, button').filter({ visible: true }).first()
  await first.evaluate((control: HTMLElement) => control.focus())
  for (let stops = 0; stops < STOPS; stops += 1) {
    const at = await standing(page, bar)
    if (!at) break
    if (Math.abs(at.top - from) > 2) moves.push(`${at.name} at ${at.top}, not ${from}`)
    await page.keyboard.press('Tab')
  }
  return moves
}

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.goto(path)
  await clientStarted(page)
  await seeAll(page)
}

for (const width of [375, 1280]) {
  for (const path of ['/', SERVICE])
    test(`keys lead through the header of ${path} at ${width}, and the page stays`, async ({ page }) => {
      await open(page, path, width)
      for (const place of [300, 900, 1500]) expect(await movesWithin(page, HEADER, place)).toEqual([])
    })

  test(`keys lead through the foot of the times at ${width}, and the page stays`, async ({ page }) => {
    await open(page, SERVICE, width)
    const card = await page
      .locator('[data-booking-way]')
      .evaluate((way) => way.getBoundingClientRect().top + scrollY)
    for (const below of [500, 300, 150]) expect(await movesWithin(page, FOOT, card - below)).toEqual([])
  })
}

test('a menu that is opened, gone into and left by keys leaves the page where it stood', async ({ page }) => {
  await open(page, '/', 1280)
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }))
  const opener = page.locator(`${HEADER} button[aria-expanded]`).filter({ visible: true }).first()
  await opener.evaluate((button: HTMLElement) => button.focus())
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  expect(await page.evaluate(() => scrollY)).toBe(800)
})
