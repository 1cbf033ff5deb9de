import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

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

/** What axe finds on the page at rest: a colour on its way to another is neither of the two. */
export async function axeViolations(page: Page, tags?: string[]): Promise<string[]> {
  await rest(page)
  const axe = new AxeBuilder({ page })
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze()
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
