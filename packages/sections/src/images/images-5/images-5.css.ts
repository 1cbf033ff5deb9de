import { style } from '@vanilla-extract/css'
import { layers, media, ratio, space } from '@bellows/tokens'

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
