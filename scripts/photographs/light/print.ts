import sharp from 'sharp'
import type { Plate } from '../canvas/plate.ts'
import { develop, type Film } from './film.ts'
import { grained } from './grain.ts'

export interface Print {
  film: Film
  seed: number
  /** Pixels wide. */
  width: number
  grain?: number
}

/** Develops, enlarges, grains and encodes a picture as JPEG. */
export async function printed(picture: Plate, { film, seed, width, grain = 5 }: Print): Promise<Buffer> {
  const height = Math.round((picture.height * width) / picture.width)
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const
  const tones = await sharp(develop(picture, film), { raw })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .raw()
    .toBuffer()
  return sharp(grained(tones, width, { seed, amount: grain * Math.min(1, width / 1400) }), {
    raw: { width, height, channels: 3 },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
}
