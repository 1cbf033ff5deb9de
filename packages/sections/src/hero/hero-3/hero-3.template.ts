import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice, heights, pictures } from '../../kit/shared-options.ts'
import { heroSlider, heroWords } from '../options.ts'
import { isSlider } from '../parts/is-slider.ts'
import { FolioSplit } from './hero-3.tsx'

const schema = z.object({
  ...heroWords,
  ...heroSlider,
  ...heights,
  images: pictures(20),
  imageSide: choice(['left', 'right'], 'right'),
})

export type Options = z.output<typeof schema>

export const hero3 = defineTemplate('HERO-3', {
  schema,
  View: FolioSplit,
  isLive: isSlider,
  wakes: 'rested',
})
