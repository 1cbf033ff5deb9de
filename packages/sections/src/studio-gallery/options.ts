import * as z from 'zod/mini'
import { button, choice, clampedInt, flag, frame, heading, pictures, slider } from '../kit/shared-options.ts'

const TILES = { min: 1, max: 24, default: 9 }

/** What all studio galleries take. */
export const studioOptions = {
  ...frame,
  ...heading,
  ...button,
  ...slider,
  source: choice(['images', 'instagram'], 'images'),
  images: pictures(TILES.max),
  displayType: choice(['SLIDESHOW', 'SINGLE', 'GRID', 'LARGEGRID'], 'GRID'),
  maxItems: clampedInt(TILES.min, TILES.max, TILES.default),
  showProfile: flag(true),
}
export const gapped = { gap: choice(['none', 's', 'm'], 's') }

export type StudioOptions = z.output<z.ZodMiniObject<typeof studioOptions>>
