import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, ratio, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[7] }])

const onDesktop = (column: string, mirrored: string) => ({
  '@media': {
    [media.d]: {
      gridRow: 1,
      gridColumn: column,
      selectors: { '[data-side="right"] > &': { gridColumn: mirrored } },
    },
  },
})
export const plate = style([columns({}), onDesktop('1 / 6', '8 / 13')])
/** Stays in view beside a list longer than itself. */
export const picture = style({
  position: 'relative',
  aspectRatio: ratio['A-32'],
  '@media': {
    [media.t]: { aspectRatio: ratio['A-219'] },
    [media.d]: { aspectRatio: ratio['A-45'], position: 'sticky', insetBlockStart: space[9] },
  },
})
export const words = style([columns({}), onDesktop('7 / 13', '1 / 7')])
export const list = style({
  display: 'grid',
  rowGap: space[7],
  selectors: { '* + &': { marginBlockStart: space[8] } },
})
export const folio = style({ display: 'block', marginBlockEnd: space[3] })
export const answer = style({ marginBlockStart: space[3] })
