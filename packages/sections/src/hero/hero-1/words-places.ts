import { scrimBeyond, type ScrimStrength } from '@bellows/ui'
import type { Darkness } from '../../kit/text-block.tsx'
import { isTaken, sideAway } from '../parts/away-from-subject.ts'
import type { WordsPlace } from '../../kit/words-place.ts'
import { heroDarkness } from '../parts/hero-darkness.ts'
import { isSlider, shownOf } from '../parts/is-slider.ts'
import { asideHeight, isLargeTitle, leastHeight, titleHeight } from '../../kit/words-size.ts'
import type { Options } from './hero-1.template.ts'

const WIDE = { left: [0, 0.66], right: [0.34, 1] } as const
const NARROW = { left: [0.64, 1], right: [0, 0.36] } as const
/** What stands below the words of a slider at the most. */
const CONTROLS = 128

type Side = keyof typeof WIDE
const between = ([left, right]: readonly [number, number]) => ({ left, right })

export type Placing = Readonly<{
  side: Side
  /** Whether the description has a zone of its own; a subject that stands there has it stand below the title. */
  isSplit: boolean
}>

/** Where title and description stand on desktops. */
export function placingOf(options: Options): Placing {
  const shown = shownOf(options)
  const side = options.contentSide === 'auto' ? sideAway(shown) : options.contentSide
  return { side, isSplit: options.title.trim() !== '' && !isTaken(shown, NARROW[side]) }
}

/** Darkness behind all words in a row, behind the title's own zone, and behind the one beside it. */
type Behind = Readonly<{ row: Darkness; own: Darkness; aside: Darkness }>
const none: Darkness = { strength: { m: 0, t: 0, d: 0 } }

/** Two zones that need some share one: where two reach into each other they would add up to a bar. */
function together(own: Darkness, aside: Darkness): Behind {
  const [first, second] = [own.strength.d, aside.strength.d]
  if (first === 0 || second === 0) return { row: none, own, aside }
  const strength = { m: 0, t: 0, d: Math.max(first, second) }
  return { row: { strength, edge: 'start end foot' }, own: none, aside: none }
}

/** All that the words can cover, and how much of it at the foot the description can. */
type Zone = Readonly<{
  left: number
  right: number
  foot: number
  height: number
  aside: number
}>

/** As dark as the title and the line above it need, and deeper behind a description that has no zone of its own. */
function wordsDarkness(options: Options, { left, right, foot, height, aside }: Zone): ScrimStrength {
  const whole = { left, right, height, from: { foot } }
  if (!isLargeTitle(options)) return heroDarkness(options, { d: [{ ...whole, text: 'words' }] })
  const least = leastHeight(aside > 0 ? options : { ...options, description: '', showButton: false })
  const above = { height: Math.max(0, height - least), from: { foot: foot + least } }
  const subtitle: WordsPlace = { ...whole, ...above, text: 'words' }
  const title: WordsPlace = { ...whole, text: 'title' }
  const dark = heroDarkness(options, { d: options.subtitle.trim() ? [title, subtitle] : [title] })
  if (aside === 0 || options.description === '') return dark
  const lead = heroDarkness(options, { d: [{ ...whole, height: aside, text: 'words' }] })
  return { ...dark, deeper: scrimBeyond(dark.d, lead.d) }
}

/** How dark it must be behind the words where they stand, with or without an aside. */
export function darknessBehind(options: Options, { side, isSplit }: Placing, hasAside: boolean): Behind {
  const foot = Math.min(options.paddingBottom, CONTROLS)
  // The words of a slider stand above its controls.
  const below = isSlider(options) ? CONTROLS : 0
  const aside = asideHeight(options) + below
  const own = isSplit ? below : aside
  const height = titleHeight(options) + own
  const strength = wordsDarkness(options, { ...between(WIDE[side]), foot, height, aside: isSplit ? 0 : own })
  const narrow: WordsPlace = { ...between(NARROW[side]), height: aside, from: { foot }, text: 'words' }
  // Words on the right begin at their column's near end: what is free beyond them stays clear.
  const edges = side === 'left' ? (['start foot', 'end foot'] as const) : (['foot', 'start foot'] as const)
  return together(
    { strength, edge: edges[0] },
    hasAside ? { strength: heroDarkness(options, { d: [narrow] }), edge: edges[1] } : none,
  )
}
