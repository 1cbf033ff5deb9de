import { button, choice, frame, groundPictures, headingWith, heights, slider } from '../kit/shared-options.ts'

/** The words of all heroes; a template spreads them and adds its own. */
export const heroWords = { ...frame, ...headingWith('h1'), ...button }

/** Heroes whose words stand on their pictures. */
export const heroOptions = { ...heroWords, images: groundPictures(20), ...heights }

export const mediaModes = ['single', 'slider'] as const

/** Heroes that can show several pictures one after the other. */
export const heroSlider = { ...slider, mediaMode: choice(mediaModes, 'single') }
