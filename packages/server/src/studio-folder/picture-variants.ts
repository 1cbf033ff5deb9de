import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'
import type { Image } from '@bellows/domain'

const FULL_WIDTH = 1920
const widths = [
  ['_sm', 700],
  ['_md', 1000],
  ['_lg', 1500],
  ['', FULL_WIDTH],
] as const
const PIXELS_MAX = 40_000_000

const encoders: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  jpg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
  webp: (picture) => picture.webp({ quality: 75 }),
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
}

export type MadePicture = Pick<Image, 'url' | 'additionalImageUrls' | 'key'> & {
  width: number
  height: number
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

/** Under its final name a file is always whole. */
async function encode(source: Buffer, file: string, width: number): Promise<void> {
  if (await exists(file)) return
  const extension = path.extname(file).slice(1)
  const picture = sharp(source, { limitInputPixels: PIXELS_MAX })
  const sized = picture.rotate().resize({ width, withoutEnlargement: true })
  const building = `${file}.${randomUUID()}.part`
  await (encoders[extension]?.(sized) ?? sized).toFile(building)
  await rename(building, file)
}

async function sizeOf(source: Buffer): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await sharp(source, { limitInputPixels: PIXELS_MAX }).metadata()
  if (format === 'svg') throw new Error('a picture must be a photograph, not SVG')
  const { width, height } = autoOrient
  const shown = Math.min(width, FULL_WIDTH)
  return { width: shown, height: Math.round((height * shown) / width) }
}

/**
 * Writes a picture's variants under the hash of its source: four widths, each as JPEG, WebP and AVIF.
 * Those that are there already are kept.
 */
export async function makePicture(source: string, mediaFolder: string): Promise<MadePicture> {
  const bytes = await readFile(source)
  const size = await sizeOf(bytes)
  const key = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  await mkdir(mediaFolder, { recursive: true })
  for (const [suffix, wide] of widths) {
    for (const extension of Object.keys(encoders)) {
      await encode(bytes, path.join(mediaFolder, `${key}${suffix}.${extension}`), wide)
    }
  }
  const urlOf = (suffix: string) => `/media/${key}${suffix}.jpg`
  const additionalImageUrls = { _sm: urlOf('_sm'), _md: urlOf('_md'), _lg: urlOf('_lg') }
  return { url: urlOf(''), additionalImageUrls, key, ...size }
}
