import { expect, test } from '../site/console-watch.ts'
import { lookAtHero } from './words-on-pictures.ts'

const pages = [
  '/',
  '/about',
  '/sessions',
  '/contact',
  '/services/family',
  '/services/wedding-day',
  '/services/orchard-light-minis',
]
const windows = { 375: 812, 820: 1180, 1440: 900 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [width, height] of Object.entries(windows))
  for (const path of pages)
    test(`${path} at ${width}: the words of its hero are readable, and most of the picture is as it was taken`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: Number(width), height })
      await page.goto(path, { waitUntil: 'networkidle' })
      const next = page.locator('[data-kind=hero]').getByRole('button', { name: 'Next slide' })
      const slides = Math.max(1, await page.locator('[data-kind=hero] [data-slide]').count())
      for (let slide = 0; slide < slides; slide++) {
        if (slide > 0) {
          await next.click()
          await expect(page.locator(`[data-kind=hero] [data-slide="${slide}"][data-current]`)).toBeVisible()
        }
        const { darkened, readable } = await lookAtHero(page)
        expect(readable.length).toBeGreaterThan(1)
        expect(Math.min(...readable)).toBeGreaterThanOrEqual(1)
        expect(darkened).toBeLessThanOrEqual(0.5)
      }
    })
