import * as z from 'zod/mini'
import { defineTemplate } from '../../kit/define-template.tsx'
import { choice, flag } from '../../kit/shared-options.ts'
import { heroOptions, heroSlider, mediaModes } from '../options.ts'
import { isSlider } from '../parts/is-slider.ts'
import { CrossfadeStage } from './hero-2.tsx'

const schema = z.object({
  ...heroOptions,
  ...heroSlider,
  mediaMode: choice(mediaModes, 'slider'),
  transition: choice(['fade', 'slide'], 'fade'),
  showProgress: flag(true),
  /** Where the words stand on desktops; `auto` leaves the middle to a subject that stands there. */
  wordsPlace: choice(['auto', 'middle', 'left', 'right'], 'auto'),
})

export type Options = z.output<typeof schema>

export const hero2 = defineTemplate('HERO-2', {
  schema,
  View: CrossfadeStage,
  isLive: isSlider,
  wakes: 'rested',
  bleedTop: true,
})
