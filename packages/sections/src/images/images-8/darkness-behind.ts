import type { ScrimEdge } from '@bellows/ui'
import { heightsAt } from '../../kit/stage-height.ts'
import { standsLow } from '../../kit/subject-place.ts'
import type { Darkness } from '../../kit/text-block.tsx'
import { darknessUnder, type WordsPlace } from '../../kit/words-place.ts'
import { asideHeight, isLargeTitle, titleHeight } from '../../kit/words-size.ts'
import { opensPictures } from '../parts/is-live.ts'
import type { Options } from './images-8.template.ts'

const sides = { left: 'start ', center: '', right: 'end ' } as const
const SPANS = {
  left: [0, 0.7],
  center: [0.15, 0.85],
  right: [0.3, 1],
} as const
/** What the button that opens the pictures takes of a tablet's foot. */
const OPENER = 128
/** A line above the title has no measure: one longer than that can leave its side. */
const LONG_SUBTITLE = 60

/** Whether nothing but a title in large letters stands on the picture. */
const isTitleAlone = (options: Options) =>
  !options.subtitle.trim() &&
  !options.description.trim() &&
  isLargeTitle(options) &&
  !(options.showButton && options.buttonVariant !== undefined && options.buttonVariant !== 'solid')

/**
 * As dark as the lightest that can come under the words needs. It runs on to the side that they stand at, and on narrow
 * pictures to the end. On phones the words stand below.
 */
export function darknessBehind(options: Options): Darkness {
  const { images, subtitle, textAlign, titleSetting, paddingTop, paddingBottom } = options
  const [picture] = images
  const side = titleSetting.align ?? textAlign
  const isLow = standsLow(picture)
  const [left, right] = subtitle.trim().length > LONG_SUBTITLE ? [0, 1] : SPANS[side]
  const words = titleHeight(options, 'h1') + asideHeight(options)
  const at = { text: isTitleAlone(options) ? 'title' : 'words', left, right } as const
  // Paddings that differ move the words out of the middle.
  const height = words + Math.abs(paddingTop - paddingBottom)
  const wide: WordsPlace = {
    ...at,
    height,
    from: { middle: 0.5, below: height / 2 },
  }
  const below = Math.max(paddingBottom, opensPictures(options) ? OPENER : 0)
  const narrow: WordsPlace = isLow
    ? {
        ...at,
        left: 0,
        right: 1,
        height: words + paddingTop,
        from: { head: 0 },
      }
    : { ...at, left: 0, right: 1, height: words + below, from: { foot: 0 } }
  const under = { heightsAt: heightsAt(options) }
  const strength = {
    m: 0,
    t: darknessUnder(picture, { ...under, band: 't', place: narrow }),
    d: darknessUnder(picture, { ...under, band: 'd', place: wide }),
  }
  const edge: ScrimEdge = `${sides[side]}${isLow ? 'narrow-head' : 'narrow-foot'}`
  return { strength, edge, reach: 'far' }
}
