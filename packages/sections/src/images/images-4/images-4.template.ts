import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { flag, slider } from '../../kit/shared-options.ts'
import { galleryOptions } from '../options.ts'
import { isLiveSlider } from '../parts/is-live.ts'
import { ImageStage } from './images-4.tsx'

const schema = z.object({ ...galleryOptions, ...slider, mat: flag(true) })

export type Options = z.output<typeof schema>

export const images4 = defineTemplate('IMAGES-4', {
  schema,
  View: ImageStage,
  isLive: isLiveSlider,
  wakes: 'rested',
})
