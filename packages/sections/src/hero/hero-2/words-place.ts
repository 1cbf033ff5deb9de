import type { ScrimEdge } from '@bellows/ui'
import type { Darkness } from '../../kit/text-block.tsx'
import { isTaken, sideAway } from '../parts/away-from-subject.ts'
import type { WordsPlace } from '../../kit/words-place.ts'
import { heroDarkness } from '../parts/hero-darkness.ts'
import { shownOf } from '../parts/is-slider.ts'
import { asideHeight, isLargeTitle, titleHeight } from '../../kit/words-size.ts'
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

type Span = Readonly<{ left: number; right: number }>

/** Places of the title, of the line above it, and of the description with the button below it. */
function placesOf(options: Options, span: Span): WordsPlace[] {
  const aside = asideHeight(options)
  const height = titleHeight(options) + aside
  const at = (text: WordsPlace['text'], above: number, below: number): WordsPlace => ({
    ...span,
    text,
    height: above + below,
    from: { middle: STANDS_AT, below },
  })
  const whole = [height / 2, height / 2] as const
  if (!isLargeTitle(options)) return [at('words', ...whole)]
  return [
    at('title', ...whole),
    // Where the title is as short as can be, the description begins above the middle.
    ...(options.subtitle.trim() ? [at('words', height / 2, 0)] : []),
    ...(options.description.trim() ? [at('words', aside / 2, height / 2)] : []),
  ]
}

/** Darkness behind the words; on bands whose words stand below the picture there is none. */
export function darknessBehind(options: Options, place: Place): Darkness {
  const [left, right] = SPANS[place]
  const d = placesOf(options, { left, right })
  const edge = { left: 'start', right: 'end', middle: undefined }[place] as ScrimEdge | undefined
  return {
    strength: heroDarkness(options, {
      d,
      t: place === 'middle' ? placesOf(options, { left: 0, right: 1 }) : [],
    }),
    ...(edge && { edge }),
  }
}
