import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { clampedInt, flag, slider } from '../../kit/shared-options.ts'
import { galleryOptions, spacing } from '../options.ts'
import { isLiveSlider, wakesShaped } from '../parts/is-live.ts'
import { Reel } from './images-6.tsx'

const HEIGHT = { default: 640, min: 320, max: 820 }

const schema = z.object({
  ...galleryOptions,
  ...spacing,
  ...slider,
  reelHeight: clampedInt(HEIGHT.min, HEIGHT.max, HEIGHT.default),
  dimNeighbours: flag(false),
})

export type Options = z.output<typeof schema>

export const images6 = defineTemplate('IMAGES-6', {
  schema,
  View: Reel,
  isLive: isLiveSlider,
  wakes: (options) => wakesShaped(options, 'rested'),
})
