import {
  createGlobalThemeContract,
  createGlobalVar,
  createVar,
  fallbackVar,
  globalStyle,
  style,
} from '@vanilla-extract/css'
import { breakpoints, layers, media, size, space } from '@bellows/tokens'
import { scrimStrength } from './scrim-strength.ts'

/** How dark it is behind the words, 0 to 1, per band; an inline style sets those that differ. */
export const strength = createGlobalThemeContract(
  { m: null, t: null, d: null },
  (_, path) => `scrim-${path.join('-')}`,
)

/** A positioned cell: the picture fills it, words stand on it and make it grow. */
export const stage = style({
  containerType: 'inline-size',
  position: 'relative',
  isolation: 'isolate',
  overflow: 'clip',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
})

/** Holds words and their scrims on a picture: all that is dark lies behind all that is written. */
export const layer = style({
  position: 'relative',
  isolation: 'isolate',
  zIndex: layers.raised,
  minInlineSize: 0,
  backgroundColor: 'transparent',
})

/** How much darker it is behind the description than behind the title above it, on desktops. */
export const deeper = createGlobalVar('scrim-deeper')

/** How far inside the box its words begin and end, and where the description begins; set by what knows. */
export const darkEnds = { start: createVar(), end: createVar(), deep: createVar() }

/** A length by its type is reckoned once, and not again wherever it is said. */
const typed = { syntax: '<length>', inherits: false, initialValue: '0' } as const
/** How far the darkness reaches beyond the words, by the width of the picture; half of that far it is hardly seen. */
const reach = { inline: createVar(typed), block: createVar(typed) }
/**
 * Half of a bell: level where the words end, and so thin further out that the eye finds no place where it ends. Its
 * product in both directions is round, so that a box of words leaves no corners. Its steps are so many that none bends
 * where the eye would see a line on a plain sky.
 */
const STEPS = 12
/** Draws the bell in: with a plain cosine half of a hero would be darkened. */
const STEEPNESS = 1.7
const rounded = (value: number) => Number(value.toFixed(3))
/** From outside to the words: how dark it is, and where, both in per cent. */
const bell = Array.from({ length: STEPS + 1 }, (_, step) => {
  const near = step / STEPS
  return [rounded(100 * ((1 - Math.cos(Math.PI * near)) / 2) ** STEEPNESS), rounded(100 * near)] as const
})
const rise = (towards: string) =>
  `linear-gradient(to ${towards}, ${bell
    .map(([share, place]) => `color-mix(in srgb, black ${share}%, transparent) ${place}%`)
    .join(', ')})`
/**
 * Darkness between two ends that thin out, as three pictures beside each other: what they show hangs on no length, so
 * that no step of a bell is reckoned anew when an element's styles are. The middle one reaches a pixel into the others,
 * where they are as dark, lest a line of light is seen between them.
 */
const between = (start: string, end: string) => `linear-gradient(black, black), ${rise(end)}, ${rise(start)}`
const middle = (length: string) => `calc(100% - 2 * ${length} + 2 * ${size.hairline})`
const across = {
  image: between('left', 'right'),
  position: '50% 0, 0 0, 100% 0',
  size: `${middle(reach.inline)} 100%, ${reach.inline} 100%, ${reach.inline} 100%`,
}
const down = {
  image: between('top', 'bottom'),
  position: '0 50%, 0 0, 0 100%',
  size: `100% ${middle(reach.block)}, 100% ${reach.block}, 100% ${reach.block}`,
}
/** Past the edge of any picture, where the darkness may end as it likes. */
const BEYOND = '-100vmax'
const both = (state = '') => `&${state}::before, &${state}[data-deeper]::after`
const bleedingTo = (edge: string) => both(`[data-edge~="${edge}"]`)

/**
 * A box of words with darkness behind it that thins out around it, or runs on to an edge of the picture; on pictures no
 * wider than a tablet to both sides, where there is no room to thin out. Black keeps the picture's own colours, deeper;
 * a tint would lie on them like fog.
 */
export const scrim = style({
  position: 'relative',
  selectors: {
    [both()]: {
      position: 'absolute',
      zIndex: -1,
      insetBlock: `calc(-1 * ${reach.block})`,
      insetInlineStart: `calc(${fallbackVar(darkEnds.start, space[0])} - ${reach.inline})`,
      insetInlineEnd: `calc(${fallbackVar(darkEnds.end, space[0])} - ${reach.inline})`,
      // One gradient under a mask of the other: two masks are thrice the work, on each visitor's processor.
      backgroundImage: across.image,
      backgroundPosition: across.position,
      backgroundSize: across.size,
      backgroundRepeat: 'no-repeat',
      vars: {
        [reach.inline]: `clamp(${space[9]}, 20cqi, ${space[14]})`,
        [reach.block]: `clamp(${space[9]}, 13cqi, ${space[13]})`,
      },
      maskImage: down.image,
      maskPosition: down.position,
      maskSize: down.size,
      maskRepeat: 'no-repeat',
      pointerEvents: 'none',
      forcedColorAdjust: 'none',
    },
    '&::before': { content: '""', opacity: fallbackVar(strength.d, strength.t, strength.m) },
    '&[data-deeper]::after': {
      insetBlockStart: `calc(${fallbackVar(darkEnds.deep, space[0])} - ${reach.block})`,
      opacity: deeper,
    },
    [both('[data-reach="far"]')]: {
      vars: {
        [reach.inline]: `clamp(${space[9]}, 34cqi, ${space[14]} * 2)`,
        [reach.block]: `clamp(${space[9]}, 22cqi, ${space[14]})`,
      },
    },
    [bleedingTo('start')]: { insetInlineStart: BEYOND },
    [bleedingTo('end')]: { insetInlineEnd: BEYOND },
    [bleedingTo('foot')]: { insetBlockEnd: BEYOND },
  },
  '@media': {
    [media.d]: { selectors: { '&[data-deeper]::after': { content: '""' } } },
    [media.t]: { selectors: { '&::before': { opacity: fallbackVar(strength.t, strength.m) } } },
    [media.m]: { selectors: { '&::before': { opacity: strength.m } } },
  },
  '@container': {
    [`(width >= ${breakpoints.d}px)`]: {
      selectors: { [bleedingTo('wide-foot')]: { insetBlockEnd: BEYOND } },
    },
    [`(width < ${breakpoints.d}px)`]: {
      selectors: {
        [both()]: {
          insetInline: BEYOND,
          backgroundImage: down.image,
          backgroundPosition: down.position,
          backgroundSize: down.size,
          maskImage: 'none',
        },
        [bleedingTo('narrow-head')]: { insetBlockStart: BEYOND },
        [bleedingTo('narrow-foot')]: { insetBlockEnd: BEYOND },
      },
    },
  },
})

/** An empty frame under words has no picture to keep clear: it is darkened evenly, and the scrims in it are not. */
const emptyFrame = '> [data-placeholder]:not([data-broken])'
globalStyle(`:where(${stage}:has(${scrim}) ${emptyFrame})::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  backgroundColor: 'black',
  opacity: scrimStrength(0),
  forcedColorAdjust: 'none',
})
for (const side of ['before', 'after'])
  globalStyle(`${stage}:has(${emptyFrame}) ${scrim}::${side}`, { display: 'none' })
