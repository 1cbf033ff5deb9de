import type { Page } from '@playwright/test'

/**
 * Every picture is fetched and decoded before the shutter, however far down it is, and what is laid out by their shapes
 * has come to rest; what a play test scrolled to, which bars and counters answer to, does not count.
 */
export async function settle(page: Page, isScrolled = false): Promise<void> {
  await page.evaluate(async (staysThere) => {
    const FRAMES = 3
    if (!staysThere) window.scrollTo({ top: 0, behavior: 'instant' })
    for (const image of document.images) image.loading = 'eager'
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    for (let [still, height] = [0, -1]; still < FRAMES;) {
      const { scrollHeight } = document.documentElement
      still = scrollHeight === height ? still + 1 : 0
      height = scrollHeight
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }, isScrolled)
}

const RESTS = 'data-at-rest'
/** Where it would be without a window's edge to stick to. */
const atRest = `[${RESTS}] { position: relative !important; inset: auto !important; }`

/**
 * What a dialog or drawer lies over is no page to be read: the window alone is shot, as a visitor sees it. Else the
 * page is shot as a whole, and bars that stick to a window's edge stand where they come to rest, or they would cover
 * the middle of it.
 */
const pose = (page: Page): Promise<boolean> =>
  page.evaluate((mark) => {
    const isCovered = document.querySelector(':modal') !== null
    for (const part of document.body.querySelectorAll('*'))
      part.toggleAttribute(mark, !isCovered && getComputedStyle(part).position === 'sticky')
    return !isCovered
  }, RESTS)

const unpose = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    for (const part of document.querySelectorAll(`[${mark}]`)) part.removeAttribute(mark)
  }, RESTS)

export async function take(page: Page, isScrolled = false): Promise<Buffer> {
  const fullPage = !isScrolled && (await pose(page))
  const style = isScrolled ? '' : atRest
  const shot = await page.screenshot({ fullPage, style, animations: 'disabled', caret: 'hide', scale: 'css' })
  await unpose(page)
  return shot
}

/** The page as two shots in a row show it: the browser may paint what stands far off its place a moment later. */
export async function takeAtRest(page: Page, isScrolled?: boolean): Promise<Buffer> {
  for (let before = await take(page, isScrolled); ;) {
    const shot = await take(page, isScrolled)
    if (shot.equals(before)) return shot
    before = shot
  }
}
