import type { Page } from '@playwright/test'
import { axeViolations, wcag } from '../site/axe.ts'
import { clientStarted, expect, test } from '../site/console-watch.ts'
import { isWhole } from '../site/crosses.ts'
import { spoken, type Spoken } from '../site/languages.ts'
import { addressAt, besidePages, byTheirRoute, missing } from '../site/routes.ts'
import { demoPages, urlOf } from '../site/studios.ts'
import { setTextSize, wordsOutside } from '../site/walk.ts'

type Visit = Spoken & Readonly<{ path: string }>

const sought = (studio: string) => (studio === 'alder-and-wren' ? Object.keys(byTheirRoute) : [])
const visits: readonly Visit[] = spoken.flatMap((one) =>
  [...demoPages(one.original), ...besidePages(one.original), ...sought(one.original), ...missing].map(
    (path) => ({ ...one, path }),
  ),
)

/** Of an ordinary run: each language, each kind of route and both studios are among them. */
const EACH = isWhole ? 1 : 16
const LONG_WORDS = 'de-DE'
const visited = visits.filter(
  ({ path, language }, index) => index % EACH === 0 || (path in byTheirRoute && language === LONG_WORDS),
)

/** Higher than any page of the studios, so that nothing waits to come near. */
const WHOLE_PAGE = 16_000
const ORDINARY = 900

/** The page as it stays: client, styles, fonts and what the page asks for are there. */
async function settled(page: Page): Promise<void> {
  await clientStarted(page)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

test.use({ refusals: [404], contextOptions: { reducedMotion: 'reduce' } })

for (const { studio, language, path } of visited)
  test(`${path} of ${studio} in ${language}: axe finds nothing, no word stands outside, the browser says nothing`, async ({
    page,
  }) => {
    const said: string[] = []
    page.on('console', (message) => {
      if (message.type() !== 'error') said.push(message.text())
    })
    await page.goto(await addressAt(page, urlOf(studio), path))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    for (const width of [1440, 375]) {
      await page.setViewportSize({ width, height: WHOLE_PAGE })
      await settled(page)
      expect(await axeViolations(page, wcag), `axe at ${width}`).toEqual([])
    }
    for (const [width, size] of [
      [320, 100],
      [320, 200],
      [1440, 200],
    ] as const) {
      await page.setViewportSize({ width, height: ORDINARY })
      await setTextSize(page, size)
      expect(await wordsOutside(page), `${size} % at ${width}`).toEqual([])
    }
    expect(said).toEqual([])
  })
