import { style } from '@vanilla-extract/css'
import { columnGrid, media, ratio, space } from '@bellows/tokens'

export const picture = style({
  position: 'relative',
  aspectRatio: ratio['A-219'],
  '@media': {
    [media.t]: { aspectRatio: ratio['A-169'] },
    [media.m]: { aspectRatio: ratio['A-32'] },
  },
})
export const toEdgeOnPhones = style({ '@media': { [media.m]: { paddingInline: 0 } } })
/** Both halves begin on one line. */
export const words = style([
  columnGrid,
  { marginBlockStart: space[7], rowGap: space[5], alignItems: 'first baseline' },
])
