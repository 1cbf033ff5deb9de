import { style } from '@vanilla-extract/css'
import { columnGrid, media, ratio, space } from '@bellows/tokens'
import { sided } from './sided.ts'

export const page = style([columnGrid, { rowGap: space[7] }])
export const plate = style(sided({ d: [1, 5] }))
export const column = style(sided({ d: [7, 12] }))
/** Stays in view beside a column longer than itself. */
export const picture = style({
  position: 'relative',
  aspectRatio: ratio['A-32'],
  '@media': {
    [media.t]: { aspectRatio: ratio['A-219'] },
    [media.d]: { aspectRatio: ratio['A-45'], position: 'sticky', insetBlockStart: space[9] },
  },
})
