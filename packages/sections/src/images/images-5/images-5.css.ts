import { style } from '@vanilla-extract/css'
import { grid, layers, media, ratio, space } from '@bellows/tokens'

export const table = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[3] })
export const stage = style({ position: 'relative' })
export const slide = style({
  position: 'relative',
  aspectRatio: ratio['A-32'],
  '@media': { [media.m]: { aspectRatio: ratio['A-45'] } },
})
export const controls = style({
  position: 'absolute',
  zIndex: layers.raised,
  insetBlockEnd: space[5],
  insetInlineEnd: space[5],
  '@media': { [media.m]: { insetBlockEnd: space[4], insetInlineEnd: space[4] } },
})
/** What scrolls runs to the window's edges where the page's margin is narrow; at rest it begins with the picture. */
export const strip = style({
  '@media': {
    [media.tDown]: { marginInline: `calc(-1 * ${grid.margin})`, paddingInline: grid.margin },
  },
})
