import type { ScrimEdge } from '@bellows/ui'
import type { Darkness } from '../../kit/text-block.tsx'
import { isTaken, sideAway } from '../parts/away-from-subject.ts'
import { heroDarkness } from '../parts/hero-darkness.ts'
import { shownOf } from '../parts/is-slider.ts'
import { asideHeight, titleHeight } from '../parts/words-size.ts'
import type { Options } from './hero-2.template.ts'

export type Place = 'middle' | 'left' | 'right'

/** What centred words cover of the width. */
const MIDDLE = [0.3, 0.7] as const

/** Where the words stand: in the middle, unless a picture's subject does. */
export function placeOf(options: Options): Place {
  if (options.wordsPlace !== 'auto') return options.wordsPlace
  const shown = shownOf(options)
  return isTaken(shown, MIDDLE) ? sideAway(shown) : 'middle'
}

const SPANS = { middle: [0.15, 0.85], left: [0, 0.5], right: [0.5, 1] } as const
const STANDS_AT = 0.54

/** Darkness behind the words; on bands whose words stand below the picture there is none. */
export function darknessBehind(options: Options, place: Place): Darkness {
  const [left, right] = SPANS[place]
  const height = titleHeight(options) + asideHeight(options)
  const d = { left, right, height, from: { middle: STANDS_AT } }
  const isTitleAlone = !options.subtitle.trim() && !options.description.trim()
  const t = place === 'middle' ? { ...d, left: 0, right: 1 } : null
  const edge = { left: 'start', right: 'end', middle: undefined }[place] as ScrimEdge | undefined
  return {
    strength: heroDarkness(options, isTitleAlone ? 'title' : 'words', { t, d }),
    ...(edge && { edge }),
  }
}
