import { expect, test, type Page } from '@playwright/test'

const themes = ['atelier', 'quarto', 'marquise', 'hearth', 'parlour', 'folio', 'contact', 'foundry']
const windows = [
  { width: 375, height: 812 },
  { width: 1440, height: 900 },
]

/** Holds every font file back until it is told to let them go. */
async function holdFonts(page: Page): Promise<() => void> {
  const { promise: isFree, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await isFree
    await route.continue()
  })
  return release
}

/** Notes how far texts in the window move, as the browser counts it, and which they are. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts: { value: number; texts: string[] }[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[])
        shifts.push({
          value: entry.value,
          texts: entry.sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ''),
        })
    }).observe({ type: 'layout-shift' })
  })

const frames = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })

type Place = Readonly<{ text: string; top: number }>

/** Where every title, paragraph and button stands, wherever on the page it is, in px. */
const places = (page: Page): Promise<Place[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.story-paper :is(h2, p, button)')].map((block) => ({
      text: block.textContent.slice(0, 60),
      top: block.getBoundingClientRect().top,
    })),
  )

/** The browser's own threshold, below which it counts no shift. */
const UNSEEN = 3
const moved = (before: readonly Place[], after: readonly Place[]) =>
  after.filter(({ top }, i) => Math.abs(top - (before[i]?.top ?? Infinity)) >= UNSEEN)

for (const theme of themes)
  for (const viewport of windows)
    test(`${theme} at ${viewport.width}: no line moves when the font files come`, async ({ page }) => {
      await page.setViewportSize(viewport)
      const release = await holdFonts(page)
      const asked = page.waitForRequest('**/*.woff2')
      await page.goto(
        `/iframe.html?id=tokens-type-specimens--board&viewMode=story&globals=typography:${theme};a11y.manual:!true`,
        { waitUntil: 'commit' },
      )
      await page.getByRole('heading', { name: 'The quiet hours' }).waitFor()
      await asked
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      const before = await places(page)
      await watchShifts(page)
      release()
      await page.waitForFunction(() => document.fonts.status === 'loaded')
      await frames(page)
      expect(before.length).toBeGreaterThan(5)
      expect(moved(before, await places(page))).toEqual([])
      const shifts = (await page.evaluate(() => Reflect.get(window, 'shifts'))) as { value: number }[]
      const shifted = shifts.reduce((sum, { value }) => sum + value, 0)
      expect(shifted.toFixed(2), JSON.stringify(shifts)).toBe('0.00')
    })
