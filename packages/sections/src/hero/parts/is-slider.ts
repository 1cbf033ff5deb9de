import type { Image } from '@bellows/domain'
import type { SliderOptions } from '../../kit/shared-options.ts'

export type HeroPictures = SliderOptions &
  Readonly<{ mediaMode: 'single' | 'slider'; images: readonly Image[] }>

/** Whether the pictures take turns; one alone never does. */
export const isSlider = ({ mediaMode, images }: Pick<HeroPictures, 'mediaMode' | 'images'>): boolean =>
  mediaMode === 'slider' && images.length > 1

/** The pictures that come to sight: all in turn, or the first. */
export const shownOf = (hero: Pick<HeroPictures, 'mediaMode' | 'images'>): readonly Image[] =>
  isSlider(hero) ? hero.images : hero.images.slice(0, 1)
