import type { Darkness } from '../../kit/text-block.tsx'
import { isTaken, sideAway } from '../parts/away-from-subject.ts'
import { heroDarkness } from '../parts/hero-darkness.ts'
import { shownOf } from '../parts/is-slider.ts'
import { asideHeight, titleHeight } from '../parts/words-size.ts'
import type { Options } from './hero-1.template.ts'

const WIDE = { left: [0, 0.66], right: [0.34, 1] } as const
const NARROW = { left: [0.64, 1], right: [0, 0.36] } as const
/** What stands below the words of a slider at the most. */
const CONTROLS = 128

type Side = keyof typeof WIDE
const between = ([left, right]: readonly [number, number]) => ({ left, right })

/** Titles to this length are set in letters of 32 px and more, which need less. */
const LARGE_TITLE = 90

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

/** How dark it must be behind the words where they stand, with or without an aside. */
export function darknessBehind(options: Options, { side, isSplit }: Placing, hasAside: boolean): Behind {
  const title = titleHeight(options)
  const aside = asideHeight(options)
  const from = { foot: Math.min(options.paddingBottom, CONTROLS) }
  const wide = { ...between(WIDE[side]), height: title + CONTROLS + (isSplit ? 0 : aside), from }
  const narrow = { ...between(NARROW[side]), height: aside + CONTROLS, from }
  const isLargeAlone = isSplit && !options.subtitle.trim() && options.title.length <= LARGE_TITLE
  // Words on the right begin at their column's near end: what is free beyond them stays clear.
  const [own, other] =
    side === 'left' ? (['start foot', 'end foot'] as const) : (['foot', 'start foot'] as const)
  const ownStrength = heroDarkness(options, isLargeAlone ? 'title' : 'words', { t: null, d: wide })
  const asideStrength = heroDarkness(options, 'words', { t: null, d: narrow })
  return together(
    { strength: ownStrength, edge: own },
    hasAside ? { strength: asideStrength, edge: other } : none,
  )
}
