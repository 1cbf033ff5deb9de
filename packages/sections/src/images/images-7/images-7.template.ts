import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice, numberChoice, slider } from '../../kit/shared-options.ts'
import { galleryOptions } from '../options.ts'
import { isLiveSlider } from '../parts/is-live.ts'
import { Shelf } from './images-7.tsx'

const schema = z.object({
  ...galleryOptions,
  ...slider,
  perView: numberChoice([2, 3], 3),
  ratio: choice(['4:5', '1:1', '3:2'], '4:5'),
})

export type Options = z.output<typeof schema>

export const images7 = defineTemplate('IMAGES-7', {
  schema,
  View: Shelf,
  isLive: isLiveSlider,
  wakes: 'rested',
})
