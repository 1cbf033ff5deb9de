import { expect, test } from '../site/console-watch.ts'

const fileOf = (url: string) => new URL(url, 'http://localhost').pathname

test('a page loads the font files of its theme alone, preloads two, and no line moves', async ({ page }) => {
  const loaded = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'font') loaded.add(fileOf(request.url()))
  })
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const before = Number(Reflect.get(window, 'shifted') ?? 0)
      const entries = list.getEntries() as (PerformanceEntry & { value: number })[]
      Reflect.set(
        window,
        'shifted',
        entries.reduce((sum, { value }) => sum + value, before),
      )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  await page.waitForFunction(() => document.fonts.status === 'loaded' && document.readyState === 'complete')

  // Italics are asked for once the first picture is painted.
  await expect(page.locator('style#awaited')).toHaveAttribute('media', 'all')

  const preloads = await page
    .locator('link[rel=preload][as=font]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  expect(preloads.length).toBeGreaterThan(0)
  expect(preloads.length).toBeLessThanOrEqual(2)
  for (const url of preloads) expect(url).toMatch(/-latin-\w+-normal-/)

  const shown = (await page.locator('style:is(#theme,#awaited)').allTextContents()).join('')
  const rest = await page
    .locator('main link[data-later=look]')
    .evaluate(async (link) => (await fetch((link as HTMLLinkElement).href)).text())
  const theme = shown + rest
  const ofTheme = new Set([...theme.matchAll(/src:url\(([^)]+)\)/g)].map(([, url = '']) => fileOf(url)))
  expect([...loaded].filter((file) => !ofTheme.has(file))).toEqual([])
  for (const url of preloads) expect(loaded).toContain(fileOf(url))
  const families = [...theme.matchAll(/font-family:"([^"]+)";font-style:\w+;font-display/g)]
  expect(new Set(families.map(([, family]) => family)).size).toBeLessThanOrEqual(3)

  const others = await page.locator('style:not(#theme,#awaited)').allTextContents()
  expect(others.join('')).not.toContain('@font-face')
  expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0).toFixed(3))).toBe('0.000')
})
