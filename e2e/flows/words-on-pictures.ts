import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

/** Nothing but the pictures and the darkness behind the words; or the pictures alone. The header lies over high blocks. */
const withoutWords =
  '[data-kind=header] { visibility: hidden !important } [data-scrim], [data-scrim] * { color: transparent !important } [data-kind=hero] :is(a, [role=group]:not([data-slide]), [aria-hidden]:not(picture ~ *)) { opacity: 0 !important }'
const withoutDarkness = `${withoutWords} [data-scrim]::before, [data-scrim]::after { display: none } [data-kind=hero] [data-ground] > * { mask: none !important }`

export type Pixels = Readonly<{ data: Buffer; info: { width: number; height: number } }>

/** Through the style sheets' own interface, which the page's policy lets pass. */
export async function shot(page: Page, hero: Locator, css: string): Promise<Pixels> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)
  const picture = await hero.screenshot({ animations: 'disabled' })
  await page.evaluate(() => {
    document.adoptedStyleSheets = []
  })
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** Until the pictures that are seen have come: one that came between two shots would look like darkness. */
const picturesCame = (hero: Locator): Promise<void> =>
  expect
    .poll(() =>
      hero.evaluate((section) =>
        [...section.querySelectorAll('img')]
          .filter((picture) => picture.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
          .every(({ complete }) => complete),
      ),
    )
    .toBe(true)

type Shots = Readonly<{ bare: Pixels; shaded: Pixels }>

/** Bare pictures and shaded ones, while nothing else changed: the bare ones are the same before and after. */
async function shotsAtRest(page: Page, hero: Locator): Promise<Shots> {
  let shots: Shots | undefined
  await expect(async () => {
    const bare = await shot(page, hero, withoutDarkness)
    const shaded = await shot(page, hero, withoutWords)
    const after = await shot(page, hero, withoutDarkness)
    expect(after.data.equals(bare.data)).toBe(true)
    shots = { bare, shaded }
  }).toPass()
  if (!shots) throw new Error('no two shots agreed')
  return shots
}

export type Line = {
  words: string
  x: number
  y: number
  width: number
  height: number
  color: string
  needed: number
}

/** Every line of text that stands on a picture: its place in the hero, its colour and the contrast that it needs. */
const linesOf = (hero: Locator): Promise<Line[]> =>
  hero.evaluate((section) => {
    const LARGE = 32
    /** Buttons and fields may bring a ground of their own. */
    const hasGround = (box: Element): boolean =>
      !box.matches('[data-scrim]') &&
      (getComputedStyle(box).backgroundColor !== 'rgba(0, 0, 0, 0)' ||
        (box.parentElement !== null && hasGround(box.parentElement)))
    const { x, y } = section.getBoundingClientRect()
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
    const lines: Line[] = []
    while (texts.nextNode()) {
      const box = texts.currentNode.parentElement
      if (!box?.closest('[data-scrim]') || hasGround(box) || !texts.currentNode.nodeValue?.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { color, fontSize } = getComputedStyle(box)
      const needed = Number.parseFloat(fontSize) >= LARGE ? 3 : 4.5
      const words = texts.currentNode.nodeValue.trim()
      for (const { x: left, y: top, width, height } of range.getClientRects())
        lines.push({ words, x: left - x, y: top - y, width, height, color, needed })
    }
    return lines
  })

type Ground = Readonly<{
  /** Share of the hero that is more than a tenth darker than the picture, or shows none. */
  darkened: number
  /** Contrast of each line by what it needs, at the lightest spot beneath it: 1 is just enough. */
  readable: readonly number[]
}>

const CHANNELS: readonly number[] = [0, 1, 2]

const linear = (channel: number) =>
  channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4
const luminance = ([r = 0, g = 0, b = 0]: readonly number[]) =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** Pixels of a spot, which is about as wide as a letter's stroke. */
const SPOT = 4

function spotAt({ data, info }: Pixels, left: number, top: number): number {
  const sum = [0, 0, 0]
  for (let y = top; y < top + SPOT; y++)
    for (let x = left; x < left + SPOT; x++)
      for (const channel of CHANNELS)
        sum[channel] = (sum[channel] ?? 0) + (data[(y * info.width + x) * 3 + channel] ?? 0) / SPOT ** 2
  return luminance(sum)
}

/** Contrast of a line at the lightest spot beneath it, by what it needs. */
export function readable(ground: Pixels, { x, y, width, height, color, needed }: Line): number {
  let lightest = 0
  const [right, bottom] = [Math.min(x + width, ground.info.width), Math.min(y + height, ground.info.height)]
  for (let top = Math.max(0, Math.round(y)); top < bottom - SPOT; top += SPOT)
    for (let left = Math.max(0, Math.round(x)); left < right - SPOT; left += SPOT)
      lightest = Math.max(lightest, spotAt(ground, left, top))
  const words = luminance((color.match(/[\d.]+/g) ?? []).map(Number))
  return (words + 0.05) / (lightest + 0.05) / needed
}

function darkerShare(before: Pixels, after: Pixels): number {
  let darker = 0
  for (let at = 0; at < after.data.length; at += 3) {
    const [was, is] = [before, after].map(({ data }) =>
      CHANNELS.reduce((sum, channel) => sum + (data[at + channel] ?? 0), 0),
    )
    if ((is ?? 0) < 0.9 * (was ?? 0)) darker += 1
  }
  return (darker * 3) / after.data.length
}

type Readable = Readonly<{ words: string; contrast: number }>

/** Each line of a block's words with its contrast at the lightest spot beneath it, by what it needs; the least first. */
export async function readableWords(page: Page, block: Locator): Promise<Readable[]> {
  const lines = await linesOf(block)
  const shaded = await shot(page, block, withoutWords)
  return lines
    .map((line) => ({ words: line.words, contrast: readable(shaded, line) }))
    .toSorted((one, other) => one.contrast - other.contrast)
}

/** Looks at the pixels of a hero: what its words stand on, and how much of its picture is darkened for them. */
export async function lookAtHero(page: Page): Promise<Ground> {
  const hero = page.locator('[data-kind=hero]')
  await picturesCame(hero)
  const lines = await linesOf(hero)
  const { bare, shaded } = await shotsAtRest(page, hero)
  const ends = await hero.evaluate((section) => {
    const picture = section.querySelector('[data-height] > :is(span, picture):has(img), [data-slide]')
    const { height, y } = section.getBoundingClientRect()
    return ((picture?.getBoundingClientRect().bottom ?? 0) - y) / height
  })
  return {
    darkened: darkerShare(bare, shaded) + Math.max(0, 1 - ends),
    readable: lines.map((line) => readable(shaded, line)),
  }
}

/** Words of a block that stand on a picture with neither darkness nor paper between. */
export const wordsOnBarePicture = (block: Locator): Promise<string[]> =>
  block.evaluate((section) => {
    const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const { parentElement: box, nodeValue } = texts.currentNode
      if (!box?.checkVisibility() || box.closest('[data-scrim]') || !nodeValue?.trim()) continue
      box.scrollIntoView({ block: 'center', behavior: 'instant' })
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const places = [...range.getClientRects()].flatMap(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].map((x) => [x, (top + bottom) / 2] as const),
      )
      // Of what lies beneath, the first picture or opaque ground.
      const isBare = places.some(
        ([x, y]) =>
          document
            .elementsFromPoint(x, y)
            .find(
              (under) =>
                under.localName === 'img' || /^rgb\(|, 1\)$/.test(getComputedStyle(under).backgroundColor),
            )?.localName === 'img',
      )
      if (isBare) found.push(nodeValue.trim())
    }
    return found
  })
