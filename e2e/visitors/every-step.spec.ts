import { axeViolations, wcag } from '../site/axe.ts'
import { SERVICE } from '../site/book-a-mini.ts'
import { book } from '../site/book-in-full.ts'
import { expect, test } from '../site/console-watch.ts'
import { spoken } from '../site/languages.ts'
import { studioOf, urlOf } from '../site/studios.ts'
import { setTextSize, wordsOutside } from '../site/walk.ts'

const OWN = 'en-US'

/** The demo’s minis, whose bookings have every step, in each language. */
const walks = spoken
  .filter(({ original }) => original === 'alder-and-wren')
  .map(({ studio, language }) => ({
    studio: language === OWN ? studioOf(import.meta.filename) : studio,
    language,
  }))

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { studio, language } of walks)
  test(`every step in ${language}: axe finds nothing, and no word stands outside`, async ({ page }) => {
    const look = async (step: string) => {
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
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
    await book(page, { service: urlOf(studio) + SERVICE, look, takesAddon: true })
  })
