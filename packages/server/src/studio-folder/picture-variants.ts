import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Image } from '@bellows/domain'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import type { MediaStore } from '../media/media-store.ts'
import { lookAt, type Sight } from './picture-sight.ts'

const FULL_WIDTH = 1920
export const pictureWidths = [
  ['_sm', 700],
  ['_md', 1000],
  ['_lg', 1500],
  ['', FULL_WIDTH],
] as const
const PIXELS_MAX = 40_000_000

const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpg: (picture) => picture.jpeg({ quality: 80, progressive: true }),
  // More effort takes four times as long for the same bytes and the same picture (38.9 dB).
  avif: (picture) => picture.avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' }),
}

export type MadePicture = Pick<Image, 'url' | 'additionalImageUrls' | 'key'> & {
  width: number
  height: number
  sight: Sight
}

/** Pixels of one width, decoded and resized once for all formats. */
type Resized = { data: Buffer; info: OutputInfo }

const encode = ({ data, info }: Resized, encoder: (picture: Sharp) => Sharp): Promise<Buffer> => {
  const { width, height, channels } = info
  return encoder(sharp(data, { raw: { width, height, channels } })).toBuffer()
}

type Variant = Readonly<{ width: number; stem: string }>

/** One width in all formats; nothing is done for files that are there already. */
async function encodeWidth(source: Buffer, { width, stem }: Variant, media: MediaStore): Promise<void> {
  const there = await media.list(stem)
  const missing = Object.entries(encoders).filter(([format]) => !there.includes(`${stem}.${format}`))
  if (missing.length === 0) return
  const resized = await sharp(source, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize({ width, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const [format, encoder] of missing)
    await media.put(`${stem}.${format}`, await encode(resized, encoder))
}

async function sizeOf(source: Buffer): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await sharp(source, { limitInputPixels: PIXELS_MAX }).metadata()
  if (format === 'svg') throw new Error('a picture must be a photograph, not SVG')
  const { width, height } = autoOrient
  const shown = Math.min(width, FULL_WIDTH)
  return { width: shown, height: Math.round((height * shown) / width) }
}

/** A width that the source has, or its own for the largest. */
const isWorthWhile = (width: number, suffix: string, shown: number) => suffix === '' || width < shown

/**
 * Writes a picture's variants under the hash of its source: up to four widths, each as JPEG and AVIF.
 * Those that are there already are kept; widths beyond the source's are left out.
 */
export async function makePicture(source: string, media: MediaStore): Promise<MadePicture> {
  const bytes = await readFile(source)
  const size = await sizeOf(bytes)
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const made = pictureWidths.filter(([suffix, width]) => isWorthWhile(width, suffix, size.width))
  for (const [suffix, width] of made) await encodeWidth(bytes, { width, stem: `${key}${suffix}` }, media)
  const urlOf = (suffix: string) => `/media/${key}${suffix}.jpg`
  const smaller = made.filter(([suffix]) => suffix !== '').map(([suffix]) => [suffix, urlOf(suffix)])
  return {
    url: urlOf(''),
    additionalImageUrls: Object.fromEntries(smaller),
    key,
    ...size,
    sight: await lookAt(bytes),
  }
}
