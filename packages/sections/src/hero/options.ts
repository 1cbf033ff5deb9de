import {
  button,
  choice,
  clampedInt,
  frame,
  groundPictures,
  headingWith,
  slider,
} from '../kit/shared-options.ts'

export const HERO_HEIGHT = { default: 720, min: 320, max: 1200 } as const

/** What all heroes take; a template spreads it and adds its own. */
export const heroOptions = {
  ...frame,
  ...headingWith('h1'),
  ...button,
  images: groundPictures(20),
  heightMode: choice(['fixed', 'fit', 'full'], 'fixed'),
  height: clampedInt(HERO_HEIGHT.min, HERO_HEIGHT.max, HERO_HEIGHT.default),
}

export const mediaModes = ['single', 'slider'] as const

/** Heroes that can show several pictures one after the other. */
export const heroSlider = { ...slider, mediaMode: choice(mediaModes, 'single') }
