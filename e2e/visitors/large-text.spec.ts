import type { Page } from '@playwright/test'
import { holdTime, SERVICE } from '../site/book-a-mini.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { partOf } from '../site/crosses.ts'
import { seeAll, setTextSize, wordsOutside } from '../site/walk.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })
/** Every stop of a long page, there and back, is looked at by itself. */
test.describe.configure({ timeout: 240_000 })

/** More stops of the Tab key than any of these pages has. */
const STOPS = 120

/** What is wrong with the sight of the focused control; '' where nothing is. */
const faultNow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const THIRD = 3
    const EDGE = 1
    const NONE = 0
    const pixels = (length: string) => Number.parseFloat(length) || NONE
    const at = document.activeElement ?? document.body
    const box = at.closest('label:has(:focus)') ?? at
    const isAtTop = ({ top }: DOMRect) => Math.abs(top) <= EDGE
    const isAtEdge = (edges: DOMRect) => isAtTop(edges) || Math.abs(edges.bottom - innerHeight) <= EDGE
    const bars = [...document.querySelectorAll('header, header *, main *')]
      .filter((part) => /sticky|fixed/.test(getComputedStyle(part).position))
      .map((part) => ({ part, edges: part.getBoundingClientRect() }))
      .filter(({ edges }) => isAtEdge(edges) && edges.width > innerWidth / 2)
    const others = bars.filter(({ part }) => !part.contains(at)).map(({ edges }) => edges)
    const from = Math.max(0, ...others.filter(isAtTop).map(({ bottom }) => bottom))
    const to = Math.min(innerHeight, ...others.filter((bar) => !isAtTop(bar)).map(({ top }) => top))
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
    const room = innerHeight - pixels(scrollPaddingTop) - pixels(scrollPaddingBottom)
    const { top, bottom, height, left, right } = box.getBoundingClientRect()
    // What is higher than what the page keeps clear is seen in part.
    const isSeen = () =>
      height > room ? top < to && bottom > from : top >= from - EDGE && bottom <= to + EDGE
    const faults = {
      'is with a bar that takes more than a third of the window': bars.some(
        ({ edges }) => edges.height > innerHeight / THIRD,
      ),
      'is beside the window': left < -EDGE || right > innerWidth + EDGE,
      [`stands from ${top} to ${bottom}, in sight is ${from} to ${to}`]: !isSeen(),
    }
    const fault = Object.entries(faults).find(([, isSo]) => isSo)?.[0]
    return fault ? `${at.localName} “${box.textContent.trim().slice(0, 40)}” ${fault}` : ''
  })

/** The skip link lies over the bar, and of a long text the browser shows the line that is written. */
const isApart = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement ?? document.body
    return at.matches('textarea') || getComputedStyle(at).position === 'fixed'
  })

/** The same once the page has come to rest. */
async function sightFault(page: Page): Promise<string> {
  try {
    await expect.poll(() => faultNow(page), { timeout: 1500 }).toBe('')
    return ''
  } catch {
    return faultNow(page)
  }
}

const isOut = (page: Page) => page.evaluate(() => document.activeElement === document.body)

/** From one end of the page to the other; gives what could not be seen. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const faults: string[] = []
  for (let stops = 0; stops < STOPS; stops += 1) {
    await page.keyboard.press(key)
    if (await isOut(page)) break
    if (await isApart(page)) continue
    const fault = await sightFault(page)
    if (fault) faults.push(`${key}: ${fault}`)
  }
  return faults
}

/** Every stop of the Tab key shows whole, there and back. */
async function seesEveryStop(page: Page, percent: number): Promise<void> {
  await setTextSize(page, percent)
  // What grows as it comes moves what has the focus; here it is about what stays.
  await seeAll(page)
  expect(await wordsOutside(page)).toEqual([])
  expect([...(await walk(page, 'Tab')), ...(await walk(page, 'Shift+Tab'))]).toEqual([])
}

const STEP = 'a step'
const windows = [
  [375, 667, 200, '9:25 AM'],
  [1280, 720, 200, '3:25 PM'],
  [1440, 900, 200, '4:15 PM'],
  [320, 256, 100, '11:05 AM'],
  [375, 640, 100, '5:05 PM'],
] as const
const views = windows.flatMap((window) => ['/', SERVICE, STEP].map((path) => ({ window, path })))

// Three pages and every second view: each window with one or two of them.
for (const { window, path } of partOf(views, 2)) {
  const [width, height, percent, time] = window
  test.describe(`text of ${percent} % in a window of ${width} by ${height}`, () => {
    test.use({ viewport: { width, height } })

    test(`whoever has only keys sees every stop of ${path}`, async ({ page }) => {
      if (path === STEP) await holdTime(page, time)
      else {
        await page.goto(path)
        await clientStarted(page)
      }
      await seesEveryStop(page, percent)
      if (path !== STEP) return
      const onward = page.getByRole('button', { name: 'Continue' })
      expect(await onward.evaluate((button) => button.getClientRects().length)).toBe(1)
    })
  })
}
