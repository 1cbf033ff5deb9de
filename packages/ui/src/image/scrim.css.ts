import { createVar, style } from '@vanilla-extract/css'
import { color, layers, size } from '@bellows/tokens'

/** Strength of the scrim, 0 to 1. */
export const strength = createVar()

const dark = (share: number) =>
  `color-mix(in srgb, ${color.overlay} calc(${strength} * ${share}%), transparent)`
/** Fades evenly to the eye: a straight ramp shows its edge on a light sky. */
const ramp = [
  [100, 0],
  [88, 16],
  [66, 36],
  [38, 58],
  [14, 80],
  [0, 100],
]
  .map(([share = 0, stop = 0]) => `${dark(share)} ${stop}%`)
  .join(', ')
const fade = (towards: 'top' | 'bottom' | 'left' | 'right') => `linear-gradient(to ${towards}, ${ramp})`
/** In whole pixels where the browser can, so that no seam shows between the fade and the full part. */
const FADE_OF_PICTURE = ['38%', `round(down, 38%, ${size.hairline})`]
const FADE_OF_COLUMN = '62%'

/** A positioned cell: the picture fills it, words stand on it and make it grow. */
export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
})

/**
 * Stays unpositioned above and below the words, so that the fade's height is a share of the stage while its
 * place is the edge of the words.
 */
export const scrim = style({
  display: 'block',
  zIndex: layers.raised,
  minInlineSize: 0,
  padding: 0,
  backgroundColor: dark(100),
  selectors: {
    '&::after': { position: 'absolute', pointerEvents: 'none' },
    '&:is([data-side="head"], [data-side="middle"])::after': {
      content: '""',
      insetInline: 0,
      blockSize: FADE_OF_PICTURE,
      backgroundImage: fade('bottom'),
    },
    '&[data-side="head"]': { alignSelf: 'start' },
    '&[data-side="foot"]': { alignSelf: 'end' },
    '&[data-side="middle"]': { alignSelf: 'center' },
    '&:is([data-side="start"], [data-side="end"])': { position: 'relative' },
    '&[data-side="start"]': { justifySelf: 'start' },
    '&[data-side="end"]': { justifySelf: 'end' },
    '&[data-side="start"]::after': {
      content: '""',
      insetBlock: 0,
      insetInlineStart: '100%',
      inlineSize: FADE_OF_COLUMN,
      backgroundImage: fade('right'),
    },
    '&[data-side="end"]::after': {
      content: '""',
      insetBlock: 0,
      insetInlineEnd: '100%',
      inlineSize: FADE_OF_COLUMN,
      backgroundImage: fade('left'),
    },
    '&[data-side="start"]:dir(rtl)::after': { backgroundImage: fade('left') },
    '&[data-side="end"]:dir(rtl)::after': { backgroundImage: fade('right') },
  },
})

/**
 * A box without height along the upper edge of the words, on which the fade stands. A translated fade would end
 * between two pixels and leave a bright hairline above the words.
 */
export const edge = style({
  display: 'flex',
  alignItems: 'flex-end',
  blockSize: 0,
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      blockSize: FADE_OF_PICTURE,
      backgroundImage: fade('top'),
      pointerEvents: 'none',
    },
  },
})
