import { createGlobalThemeContract, createVar, fallbackVar, style } from '@vanilla-extract/css'
import { color, layers, media, space } from '@bellows/tokens'

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
  selectors: { '&&': { backgroundColor: 'transparent' } },
})

/** How far inside the box its words begin and end; set by what knows. */
export const darkEnds = { start: createVar(), end: createVar() }

/** How far the darkness reaches beyond the words, by the width of the picture: about a third of an ordinary box of words. */
const reach = { inline: createVar(), block: createVar() }
/** Rises evenly to the eye: a straight ramp shows its edge on a light sky. */
const ramp = [
  [0, 0],
  [8, 0.2],
  [32, 0.4],
  [68, 0.6],
  [92, 0.8],
  [100, 1],
] as const
const shade = (share: number) => `color-mix(in srgb, black ${share}%, transparent)`
const rise = (length: string) => ramp.map(([share, place]) => `${shade(share)} calc(${length} * ${place})`)
const fall = (length: string) =>
  ramp.toReversed().map(([share, place]) => `${shade(share)} calc(100% - ${length} * ${place})`)
const fade = (towards: 'right' | 'left' | 'bottom', stops: readonly string[]) =>
  `linear-gradient(to ${towards}, ${stops.join(', ')})`
const across = createVar()
const down = createVar()
/** Past the edge of any picture. */
const BEYOND = '-100vmax'
const bleedingTo = (edge: 'start' | 'end' | 'foot') => `&[data-edge~="${edge}"]::before`

/** A box of words with darkness behind it that fades out around it, or runs on to an edge of the picture. */
export const scrim = style({
  position: 'relative',
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      insetBlock: `calc(-1 * ${reach.block})`,
      insetInlineStart: `calc(${fallbackVar(darkEnds.start, space[0])} - ${reach.inline})`,
      insetInlineEnd: `calc(${fallbackVar(darkEnds.end, space[0])} - ${reach.inline})`,
      backgroundColor: color.overlay,
      vars: {
        [reach.inline]: `clamp(${space[9]}, 14cqi, ${space[12]})`,
        [reach.block]: `clamp(${space[7]}, 8cqi, ${space[10]})`,
        [across]: fade('right', [...rise(reach.inline), ...fall(reach.inline)]),
        [down]: fade('bottom', [...rise(reach.block), ...fall(reach.block)]),
      },
      maskImage: `${across}, ${down}`,
      maskComposite: 'intersect',
      opacity: fallbackVar(strength.d, strength.t, strength.m),
      pointerEvents: 'none',
      forcedColorAdjust: 'none',
    },
    [bleedingTo('start')]: {
      insetInlineStart: BEYOND,
      vars: { [across]: fade('right', fall(reach.inline)) },
    },
    [bleedingTo('end')]: { insetInlineEnd: BEYOND, vars: { [across]: fade('left', fall(reach.inline)) } },
    [bleedingTo('foot')]: { insetBlockEnd: BEYOND, vars: { [down]: fade('bottom', rise(reach.block)) } },
  },
  '@media': {
    [media.t]: { selectors: { '&::before': { opacity: fallbackVar(strength.t, strength.m) } } },
    [media.m]: { selectors: { '&::before': { opacity: strength.m } } },
  },
})
