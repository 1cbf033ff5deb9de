import path from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../site/console-watch.ts'
import { partOf } from '../site/crosses.ts'
import { allPictures, PLATES, WHITE } from '../site/every-picture.ts'
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

const isEvery = process.env['PICTURES'] === 'all'

/** A picture of each kind, or of every so many kinds, and white; with PICTURES=all every one. */
async function chosen(each = 1): Promise<string[]> {
  const all = allPictures()
  if (isEvery) return [...all, WHITE]
  const kinds = new Map<string, string>()
  for (const picture of all) {
    const kind = await kindOf(picture)
    if (!kinds.has(kind)) kinds.set(kind, picture)
  }
  return [...partOf([...kinds.values()], each), WHITE]
}

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Pictures of which a block's words are not readable, by how much of the contrast there is. */
async function unreadableOn(
  page: Page,
  pictures: readonly string[],
  blockOf: (picture: string) => string,
): Promise<string[]> {
  const unreadable: string[] = []
  for (const picture of pictures) {
    const block = page.locator(`[data-block="${blockOf(picture)}"]`)
    await block.scrollIntoViewIfNeeded()
    await block
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode())
    const lines = await readableWords(page, block.locator('[data-kind]'))
    expect(lines.length).toBeGreaterThan(2)
    const [{ words, contrast } = { words: '', contrast: 0 }] = lines
    if (contrast < 1) unreadable.push(`${picture}: ${contrast.toFixed(2)} for ${words}`)
  }
  return unreadable
}

/** On a phone words cover most of a picture: there every kind is tried, and in wider windows one of every so many. */
const kindsOf = [
  [375, 1],
  [820, 3],
  [1440, 3],
] as const

for (const [width, each] of kindsOf)
  test(`at ${width} the words of a hero are readable on pictures of many kinds`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.setViewportSize({ width, height: windows[width] })
    await page.goto('/every-picture')
    expect(await unreadableOn(page, await chosen(each), (picture) => `hero-${picture}`)).toEqual([])
  })

/** The window that each is tried in; with PICTURES=all every one. */
const windowsOf = { 'CTA-3': [820], 'QUOTE-4': [1440], 'IMAGES-8': [1440], 'INQUIRY-FORM-9': [820] } as const
const isTried = (template: (typeof PLATES)[number], width: string) =>
  isEvery || windowsOf[template].some((own) => own === Number(width))

for (const template of PLATES)
  for (const [width, height] of Object.entries(windows).filter(([own]) => isTried(template, own)))
    test(`at ${width} the words of ${template} are readable on pictures of many kinds`, async ({ page }) => {
      test.setTimeout(600_000)
      await page.setViewportSize({ width: Number(width), height })
      await page.goto(`/${template.toLowerCase()}`)
      const pictures = await chosen(3)
      expect(await unreadableOn(page, pictures, (picture) => `${template}-${picture}`)).toEqual([])
    })
