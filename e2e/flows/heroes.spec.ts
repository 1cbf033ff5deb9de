import { expect, test } from '../site/console-watch.ts'
import { partOf } from '../site/crosses.ts'
import { urlOf } from '../site/studios.ts'
import { lookAtHero, wordsOnBarePicture } from './words-on-pictures.ts'

const pages = [
  '/',
  '/about',
  '/sessions',
  '/contact',
  '/investment',
  '/services/family',
  '/services/newborn',
  '/services/wedding-day',
  '/services/orchard-light-minis',
]
/** Share that the words' ground takes at the most; of a phone's filled screen, on which they stand below the picture, all but its least. */
const GROUND = { onPicture: 0.5, belowOnFullPhone: 0.8 }
const windows = { 375: 812, 820: 1180, 1440: 900 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const views = Object.entries(windows).flatMap(([width, height]) =>
  pages.map((path) => ({ width, height, path })),
)
// Nine pages and every second view: each page in one window or two.
for (const { width, height, path } of partOf(views, 2))
  test(`${path} at ${width}: the words of its hero are readable, and most of the picture is as it was taken`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: Number(width), height })
    await page.goto(path, { waitUntil: 'networkidle' })
    const next = page.locator('[data-kind=hero]').getByRole('button', { name: 'Next slide' })
    const full = page.locator('[data-kind=hero] [data-height="full"][data-ground]')
    const isFullPhone = Number(width) < 768 && (await full.count()) > 0
    const slides = Math.max(1, await page.locator('[data-kind=hero] [data-slide]').count())
    for (let slide = 0; slide < slides; slide++) {
      if (slide > 0) {
        await next.click()
        await expect(page.locator(`[data-kind=hero] [data-slide="${slide}"][data-current]`)).toBeVisible()
      }
      const { darkened, readable } = await lookAtHero(page)
      expect(readable.length).toBeGreaterThan(1)
      expect(Math.min(...readable)).toBeGreaterThanOrEqual(1)
      expect(darkened).toBeLessThanOrEqual(isFullPhone ? GROUND.belowOnFullPhone : GROUND.onPicture)
    }
  })

/** Pages of the second studio whose heroes, HERO-3 to 5, keep their words off the picture. */
const onPaper = ['/', '/services/mariage', '/services/portrait']

for (const [width, height] of Object.entries(windows))
  test(`at ${width} heroes of paper lay no word on a picture`, async ({ page }) => {
    await page.setViewportSize({ width: Number(width), height })
    for (const path of onPaper) {
      await page.goto(urlOf('studio-brisant') + path)
      const hero = page.locator('[data-kind=hero]')
      await expect(hero.locator('img').first()).toBeAttached()
      await expect(hero.locator('h1')).toBeVisible()
      expect(await wordsOnBarePicture(hero), path).toEqual([])
    }
  })
