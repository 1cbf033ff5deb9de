import { darknessOn } from '../../kit/picture-darkness.ts'
import { standsLow } from '../../kit/subject-place.ts'
import type { Darkness } from '../../kit/text-block.tsx'
import { darknessUnder, type PlacedBand, type WordsPlace } from '../../kit/words-place.ts'
import { asideHeight, titleHeight } from '../../kit/words-size.ts'
import type { Options } from './cta-3.template.ts'

const clear: Darkness = { strength: { m: 0, t: 0, d: 0 } }
/** Words take seven of the twelve columns; a button without a ground of its own stands at the other end. */
const WORDS_END = 0.62

const wordsHeight = (options: Options) => titleHeight(options, 'h1') + asideHeight(options)

function placeOf(options: Options, right: number, isAtHead: boolean): WordsPlace {
  const words = wordsHeight(options)
  const { paddingTop, paddingBottom } = options
  const at = { text: 'words', left: 0, right } as const
  return isAtHead
    ? { ...at, height: words + paddingTop, from: { head: 0 } }
    : { ...at, height: words + paddingBottom, from: { foot: 0 } }
}

/** Darkness behind the words; behind the button, too, where that has no ground of its own. */
export function darknessBehind(options: Options): {
  row: Darkness
  words: Darkness
} {
  const { images, minHeight, buttonVariant, showButton, paddingTop, paddingBottom } = options
  const [picture] = images
  const isBare = showButton && buttonVariant !== undefined && buttonVariant !== 'solid'
  const isLow = standsLow(picture)
  const highest = Math.max(minHeight, wordsHeight(options) + paddingTop + paddingBottom)
  const under = (band: PlacedBand, place: WordsPlace) =>
    darknessUnder(picture, { band, place, heightsAt: () => [minHeight, highest] })
  const strength = {
    m: darknessOn(picture),
    t: under('t', placeOf(options, 1, isLow)),
    d: under('d', placeOf(options, isBare ? 1 : WORDS_END, false)),
  }
  if (isBare)
    return {
      row: {
        strength,
        edge: isLow ? 'start end wide-foot narrow-head' : 'start end foot',
      },
      words: clear,
    }
  return {
    row: clear,
    words: {
      strength,
      edge: isLow ? 'start wide-foot narrow-head' : 'start foot',
    },
  }
}
