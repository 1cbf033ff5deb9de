import { convertLrgbToRgb, convertRgbToLrgb, modeLrgb, useMode as register, wcagLuminance } from 'culori/fn'
import sharp from 'sharp'
import { BRIGHTNESS_GRID, encodeBrightness, focalPoint, type Image } from '@bellows/domain'
import { findSubject, SIGHT } from './find-subject.ts'

register(modeLrgb)

/** Pixels across and down in each cell of the brightness map: on a desktop one is no wider than a letter's stroke. */
const CELL = 40

type Pixels = Readonly<{ data: Uint8Array; width: number; height: number }>

async function pixelsOf(source: Buffer, width: number, height: number): Promise<Pixels> {
  const data = await sharp(source)
    .rotate()
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize(width, height, { fit: 'fill', kernel: 'linear' })
    .raw()
    .toBuffer()
  return { data, width, height }
}

const MOST = 255
// A picture asks for hundreds of thousands of them.
const lights = Array.from({ length: MOST + 1 }, (_, channel) => {
  const share = channel / MOST
  return convertRgbToLrgb({ r: share, g: share, b: share }).r
})
const light = (channel = 0) => lights[channel] ?? 0

/** The grey that is as light as a colour: what mixes darkness into it makes the colour no lighter than the grey. */
const greyOf = (luminance: number) => convertLrgbToRgb({ r: luminance, g: luminance, b: luminance }).r

/** The lightest grey of each cell, row by row. */
function brightnessOf({ data, width, height }: Pixels): string {
  const cells = Array.from({ length: BRIGHTNESS_GRID.across * BRIGHTNESS_GRID.down }, () => 0)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width / CELL)
    const cell = row * BRIGHTNESS_GRID.across + Math.floor((pixel % width) / CELL)
    const [r, g, b] = data.subarray(pixel * 3, pixel * 3 + 3)
    const luminance = wcagLuminance({ mode: 'lrgb', r: light(r), g: light(g), b: light(b) })
    cells[cell] = Math.max(cells[cell] ?? 0, luminance)
  }
  return encodeBrightness(cells.map(greyOf))
}

/** What import sees in a picture; plain data, since it comes from the process that encodes. */
export type Sight = Readonly<{
  /** How light it is where. */
  brightness: string
  /** The small picture that its subject is looked for in. */
  pixels: Uint8Array
}>

export async function lookAt(source: Buffer): Promise<Sight> {
  const { across, down } = BRIGHTNESS_GRID
  const coarse = await pixelsOf(source, across * CELL, down * CELL)
  const { data: pixels } = await pixelsOf(source, SIGHT.across, SIGHT.down)
  return { brightness: brightnessOf(coarse), pixels }
}

/** A position that the owner wrote is where the subject is. */
const focusOf = (position: unknown) =>
  typeof position === 'string' && position !== '50% 50%' ? focalPoint(position) : null

type Seen = Pick<Image, 'brightness' | 'subject'>

/** A picture hangs in many places, mostly at one position. */
const seen = new WeakMap<Sight, Map<unknown, Seen>>()

function lookFor({ brightness, pixels }: Sight, position: unknown): Seen {
  const subject = findSubject(pixels, focusOf(position))
  return { brightness, ...(subject && { subject }) }
}

/** What is stored of a picture's sight where it hangs at this position. */
export function seenIn(sight: Sight, position: unknown): Seen {
  const places = seen.get(sight) ?? new Map<unknown, Seen>()
  seen.set(sight, places)
  const known = places.get(position) ?? lookFor(sight, position)
  places.set(position, known)
  return known
}
