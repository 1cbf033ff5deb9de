import { typeScale, type TextStyle } from '@bellows/tokens'
import { plainLength } from '../../kit/plain-length.ts'
import type { Darkness } from '../../kit/text-block.tsx'
import { darknessUnder, type PlacedBand, type WordsPlace } from '../../kit/words-place.ts'
import { asideHeight, FILLED, richHeight, textHeight } from '../../kit/words-size.ts'
import type { KeptQuote } from '../parts/quote-frame.tsx'
import { fitQuote } from '../parts/quote-size.ts'
import type { Options } from './quote-4.template.ts'

type Side = 'left' | 'center' | 'right'

/** In per cent of the width. */
const MIDDLE = 50

/** Where the words stand: the right, but where that is the subject's side. */
export function sideOf({ align, images: [picture] }: Pick<Options, 'align' | 'images'>): Side {
  if (align !== 'auto') return align
  const { left, right } = picture?.subject ?? { left: 0, right: 0 }
  return (left + right) / 2 > MIDDLE ? 'left' : 'right'
}

/** What the words can cover of the width: six of twelve columns, six of eight on tablets. */
const SPANS = {
  left: { t: [0, 0.8], d: [0, 0.52] },
  center: { t: [0.1, 0.9], d: [0.22, 0.78] },
  right: { t: [0.2, 1], d: [0.48, 1] },
} as const
const edges = {
  left: 'start foot',
  center: 'foot',
  right: 'end foot',
} as const

/** Letters in a line of the narrowest column are this by the size of the type. */
const COLUMN = 1040
const SMALL = { label: 40, small: 55 } as const
const MARK = 100

const lettersIn = (style: TextStyle) => (COLUMN / typeScale[style].to) * FILLED.words
const named = (title: string, subtitle: string) =>
  textHeight(title.trim().length, 'label', SMALL.label) +
  textHeight(subtitle.trim().length, 'small', SMALL.small)

/** The most that the quote, and what the owner adds before and after it, takes, in pixels. */
function wordsHeight(options: Options, quote: KeptQuote | undefined): number {
  const head = named(options.title, options.subtitle) + asideHeight(options)
  if (!quote) return head
  const size = fitQuote('h2', plainLength(quote.quote))
  return (
    head +
    (options.showMark ? MARK : 0) +
    richHeight(quote.quote, size, lettersIn(size)) +
    named(quote.name, quote.subtitle)
  )
}

/** Darkness behind the words, which on phones stand below the picture. */
export function darknessBehind(options: Options, quote: KeptQuote | undefined, side: Side): Darkness {
  const [picture] = options.images
  const { minHeight, paddingTop, paddingBottom } = options
  const height = wordsHeight(options, quote) + paddingBottom
  const highest = Math.max(minHeight, height + paddingTop)
  const under = (band: PlacedBand) => {
    const [left, right] = SPANS[side][band]
    const place: WordsPlace = { text: 'words', left, right, height, from: { foot: 0 } }
    return darknessUnder(picture, { band, place, heightsAt: () => [minHeight, highest] })
  }
  const strength = { m: 0, t: under('t'), d: under('d') }
  return { strength, edge: edges[side], reach: 'far' }
}
