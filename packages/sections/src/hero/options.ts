import { button, choice, frame, groundPictures, headingWith, heights, slider } from '../kit/shared-options.ts'

/** What all heroes take; a template spreads it and adds its own. */
export const heroOptions = {
  ...frame,
  ...headingWith('h1'),
  ...button,
  images: groundPictures(20),
  ...heights,
}

export const mediaModes = ['single', 'slider'] as const

/** Heroes that can show several pictures one after the other. */
export const heroSlider = { ...slider, mediaMode: choice(mediaModes, 'single') }
