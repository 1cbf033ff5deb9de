import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice } from '../../kit/shared-options.ts'
import { heroOptions, heroSlider } from '../options.ts'
import { isSlider } from '../parts/is-slider.ts'
import { LowerThird } from './hero-1.tsx'

const schema = z.object({
  ...heroOptions,
  ...heroSlider,
  /** Side of the title; `auto` is the one away from the picture's subject. */
  contentSide: choice(['auto', 'left', 'right'], 'auto'),
})

export type Options = z.output<typeof schema>

export const hero1 = defineTemplate('HERO-1', {
  schema,
  View: LowerThird,
  isLive: isSlider,
  wakes: 'rested',
  bleedTop: true,
})
