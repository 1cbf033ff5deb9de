import sharp from 'sharp'
import { BRIGHTNESS_GRID, encodeBrightness, focalPoint, type Image } from '@bellows/domain'
import { findSubject, SIGHT } from './find-subject.ts'

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

const light = (channel: number) => {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}
/** The grey that is as light as a colour: what mixes darkness into it makes the colour no lighter than the grey. */
const greyOf = (r: number, g: number, b: number) => {
  const luminance = 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b)
  return luminance <= 0.0031308 ? luminance * 12.92 : 1.055 * luminance ** (1 / 2.4) - 0.055
}

/** The lightest grey of each cell, row by row. */
function brightnessOf({ data, width, height }: Pixels): string {
  const cells = Array.from({ length: BRIGHTNESS_GRID.across * BRIGHTNESS_GRID.down }, () => 0)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const row = Math.floor(pixel / width / CELL)
    const cell = row * BRIGHTNESS_GRID.across + Math.floor((pixel % width) / CELL)
    const [r = 0, g = 0, b = 0] = data.subarray(pixel * 3, pixel * 3 + 3)
    cells[cell] = Math.max(cells[cell] ?? 0, greyOf(r, g, b))
  }
  return encodeBrightness(cells)
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

/** What is stored of a picture's sight where it hangs at this position. */
export function seenIn(
  { brightness, pixels }: Sight,
  position: unknown,
): Pick<Image, 'brightness' | 'subject'> {
  const subject = findSubject(pixels, focusOf(position))
  return { brightness, ...(subject && { subject }) }
}
