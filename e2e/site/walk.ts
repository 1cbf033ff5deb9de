import type { Page } from '@playwright/test'

/** Through the style sheets' own interface, which the page's policy lets pass. */
export const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`:root { font-size: ${size}% }`)
    document.adoptedStyleSheets = [sheet]
  }, percent)

/** Scrolls from the top of the page to its end and back, until all that comes late has come; a page has an end. */
export async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const MOST_WINDOWS = 200
    const LATEST_FRAME = 250
    const { body } = document
    const before = body.scrollHeight
    const nextFrame = () =>
      new Promise<unknown>((resolve) => {
        setTimeout(resolve, LATEST_FRAME)
        requestAnimationFrame(() => requestAnimationFrame(resolve))
      })
    for (let top = 0; top < body.scrollHeight; top += window.innerHeight / 2) {
      if (top > MOST_WINDOWS * window.innerHeight)
        throw new Error(`Grows from ${before} to ${body.scrollHeight}`)
      window.scrollTo({ top, behavior: 'instant' })
      await nextFrame()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
}

/** Words that stand outside the window, and whether the page scrolls sideways; all is well when it is empty. */
export const wordsOutside = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const EDGE = 1
    const width = document.documentElement.clientWidth
    const found: string[] = []
    if (document.documentElement.scrollWidth > width + EDGE)
      found.push(`the page is ${document.documentElement.scrollWidth} wide in a window of ${width}`)
    const isClipped = (box: Element | null): boolean =>
      box !== null && (getComputedStyle(box).clipPath !== 'none' || isClipped(box.parentElement))
    // Slides wait beside the window, and what only a screen reader says stands anywhere.
    const away = '[data-slide], [aria-roledescription], [popover], dialog, noscript, script, style, svg'
    const shown = { visibilityProperty: true, contentVisibilityAuto: true }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { parentElement: box, nodeValue } = texts.currentNode
      if (!box || !nodeValue?.trim() || box.closest(away)) continue
      if (!box.checkVisibility(shown) || isClipped(box)) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const isOut = [...range.getClientRects()].some(
        ({ left, right, width: own }) => own > EDGE && (left < -EDGE || right > width + EDGE),
      )
      if (isOut) found.push(`${box.localName}: ${nodeValue.trim().slice(0, 40)}`)
    }
    return found
  })

/** Parts that stay in the window while one reads on: the site's header leaves, the way past it is seen under the focus. */
export const stuckParts = (page: Page): Promise<string[]> =>
  page
    .locator('body *')
    .evaluateAll((all) =>
      all
        .filter(
          (each) =>
            ['sticky', 'fixed'].includes(getComputedStyle(each).position) &&
            each.getBoundingClientRect().height > 0 &&
            !each.matches('[data-kind=header], a[href^="#"]'),
        )
        .map((each) => `${each.className} ${each.textContent?.trim().slice(0, 40)}`),
    )

/** Levels of the headings as they are read out. */
export const headingLevels = (page: Page): Promise<string[]> =>
  page
    .locator('h1, h2, h3, h4, h5, h6')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility() && !heading.closest('[aria-hidden=true]'))
        .map((heading) => `${heading.localName} ${heading.textContent?.trim().slice(0, 40)}`),
    )

/** Headings that stand more than one level below the one before. */
export function skippedLevels(headings: readonly string[]): string[] {
  let before = 0
  return headings.filter((heading) => {
    const level = Number(heading[1])
    const isSkipped = level > before + 1
    before = level
    return isSkipped
  })
}
