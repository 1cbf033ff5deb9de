import type { Page } from '@playwright/test'
import { axeViolations, wcag } from '../site/axe.ts'
import { SERVICE } from '../site/book-a-mini.ts'
import { book, followSteps } from '../site/book-in-full.ts'
import { expect, test } from '../site/console-watch.ts'
import { isWhole, partOf } from '../site/crosses.ts'
import { spoken } from '../site/languages.ts'
import { addressOf, begin, links } from '../site/linked-minis.ts'
import { studioOf, urlOf } from '../site/studios.ts'
import { headingLevels, setTextSize, skippedLevels, wordsOutside } from '../site/walk.ts'

const OWN = 'en-US'

/** The demo’s minis, whose bookings have every step, in each language. */
const walks = spoken
  .filter(({ original }) => original === 'alder-and-wren')
  .map(({ studio, language }) => ({
    studio: language === OWN ? studioOf(import.meta.filename) : studio,
    language,
  }))

/** Every link in every language; in an ordinary run two of the links, each in another one. */
const linked = links.flatMap((link, index) =>
  walks.filter((_, at) => isWhole || at === index + 1).map((walk) => ({ ...walk, link })),
)

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Eight screens, each looked at in four ways.
test.describe.configure({ timeout: 240_000 })

/** Looks at a step in every width and size of text. */
const looking = (page: Page, language: string) => async (step: string) => {
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const headings = await headingLevels(page)
  expect(headings[0], step).toMatch(/^h1/)
  expect(skippedLevels(headings), step).toEqual([])
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await axeViolations(page, wcag), `${step} at ${width}`).toEqual([])
  }
  await page.setViewportSize({ width: 320, height: 900 })
  for (const size of [200, 100]) {
    await setTextSize(page, size)
    expect(await wordsOutside(page), `${step} at ${size} %`).toEqual([])
  }
}

for (const { studio, language } of partOf(walks, walks.length))
  test(`every step in ${language}: axe finds nothing, and no word stands outside`, async ({ page }) => {
    await book(page, {
      service: urlOf(studio) + SERVICE,
      look: looking(page, language),
      takesAddon: true,
    })
  })

for (const { studio, language, link } of partOf(linked, 2))
  test(`every step under /${link} in ${language}: axe finds nothing, and no word stands outside`, async ({
    page,
  }) => {
    const look = looking(page, language)
    await page.goto(await addressOf(page, urlOf(studio), link))
    await look(link)
    await begin(page, link)
    const { steps } = await followSteps(page, { look })
    expect(steps.at(-1)).toBe('payments')
  })
