import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, type BrowserContext, type Page } from '@playwright/test'

/** What the guidelines ask of a page, without what is good practice only. */
export const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The page as it comes to rest: what moves has ended, and nothing that is pointed at later drifts to another colour. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(still)
    Object.assign(window, { still })
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}

const moveAgain = (page: Page) =>
  page.evaluate(() => {
    const still: unknown = Object(window)['still']
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still)
  })

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')
// The value of each is sent back, and axe itself is large.
const once = `void (globalThis.axe || (() => {${source}})())`
/** What the library sends to each frame, where axe stands already. */
const there = 'void 0'

const prepared = new WeakSet<BrowserContext>()

/** The library puts several frames together on a blank page of its own. */
async function prepareBlankPages(context: BrowserContext): Promise<void> {
  if (prepared.has(context)) return
  prepared.add(context)
  await context.addInitScript(once)
}

/**
 * Faults alone, since what is well is thousands of entries to send. Axe stands in each frame first: the library gives a
 * frame one second for it, and leaves one that is busy out unsaid. A page without frames goes the library's older,
 * straight way; the blank page takes a browser as long as the search itself.
 */
async function searchOf(page: Page): Promise<AxeBuilder> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(once)))
  const search = new AxeBuilder({ page, axeSource: there }).options({ resultTypes: ['violations'] })
  if (page.frames().length === 1) return search.setLegacyMode()
  await prepareBlankPages(page.context())
  return search
}

/** What axe finds on the page at rest: a colour on its way to another is neither of the two. */
export async function axeViolations(page: Page, tags?: string[]): Promise<string[]> {
  await rest(page)
  const search = await searchOf(page)
  const { violations } = await (tags ? search.withTags(tags) : search).analyze()
  await moveAgain(page)
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.any[0]?.message ?? ''}`)
}

/** At every width nothing is wider than the window, and axe finds nothing. */
export async function holdsEverywhere(page: Page): Promise<void> {
  for (const width of [320, 375, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await axeViolations(page)).toEqual([])
  }
}
