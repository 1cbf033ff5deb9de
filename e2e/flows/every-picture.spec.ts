import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from '../site/console-watch.ts'
import { allPictures } from '../site/own-content.ts'
import { WHITE } from '../site/pictured-words.ts'
import { readableWords } from './words-on-pictures.ts'

const folder = path.resolve(import.meta.dirname, '../../.data/flows/photographs')
const windows = { 375: 812, 820: 1180, 1440: 900 }

const SIDE = 3
/** Steps of lightness that count as alike. */
const STEP = 64

/** What decides how a picture carries words: how light it is to the left and to the right. */
async function kindOf(picture: string): Promise<string> {
  const small = sharp(path.join(folder, `${picture}.jpg`)).resize(SIDE, SIDE, { fit: 'fill' })
  const grey = await small.greyscale().raw().toBuffer()
  return [0, SIDE - 1]
    .map((column) => {
      const lights = Array.from({ length: SIDE }, (_, row) => grey[row * SIDE + column] ?? 0)
      return Math.floor(Math.max(...lights) / STEP)
    })
    .join(' ')
}

/** A picture of each kind, or with PICTURES=all every one. */
async function chosen(): Promise<string[]> {
  const all = allPictures()
  if (process.env['PICTURES'] === 'all') return [...all, WHITE]
  const kinds = new Map<string, string>()
  for (const picture of all) {
    const kind = await kindOf(picture)
    if (!kinds.has(kind)) kinds.set(kind, picture)
  }
  return [...kinds.values(), WHITE]
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [width, height] of Object.entries(windows))
  test(`at ${width} the words are readable on every kind of picture`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width: Number(width), height })
    await page.goto('/every-picture')
    const unreadable: string[] = []
    for (const picture of await chosen()) {
      const block = page.locator(`[data-block="hero-${picture}"]`)
      await block.scrollIntoViewIfNeeded()
      await block
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode())
      const contrasts = await readableWords(page, block.locator('[data-kind=hero]'))
      expect(contrasts.length).toBeGreaterThan(2)
      const least = Math.min(...contrasts)
      if (least < 1) unreadable.push(`${picture}: ${least.toFixed(2)}`)
    }
    expect(unreadable).toEqual([])
  })
