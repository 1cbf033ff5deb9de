import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice, slider } from '../../kit/shared-options.ts'
import { galleryOptions } from '../options.ts'
import { isLiveSlider } from '../parts/is-live.ts'
import { LightTable } from './images-5.tsx'

const schema = z.object({ ...galleryOptions, ...slider, thumbRatio: choice(['4:3', '1:1'], '4:3') })

export type Options = z.output<typeof schema>

export const images5 = defineTemplate('IMAGES-5', {
  schema,
  View: LightTable,
  isLive: isLiveSlider,
  wakes: 'rested',
})
