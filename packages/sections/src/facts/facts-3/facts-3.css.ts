import { style } from '@vanilla-extract/css'
import { color, columnGrid, columns, grid, media, ratio, size, space } from '@bellows/tokens'

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
/** Stays in view beside a column longer than itself. */
export const picture = style({
  position: 'relative',
  aspectRatio: ratio['A-32'],
  '@media': {
    [media.t]: { aspectRatio: ratio['A-219'] },
    [media.d]: { aspectRatio: ratio['A-45'], position: 'sticky', insetBlockStart: space[9] },
  },
})
export const column = style([columns({}), onDesktop('7 / 13', '1 / 7')])
export const list = style({ selectors: { '* + &': { marginBlockStart: space[7] } } })
/** Figures take a third of the row; names and texts the rest. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  columnGap: grid.gap,
  rowGap: space[2],
  alignItems: 'baseline',
  paddingBlock: space[5],
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
})
export const figure = style({ gridColumn: 1, gridRow: 1, minInlineSize: 0, overflowWrap: 'anywhere' })
export const name = style({ gridColumn: 2, gridRow: 1 })
export const text = style({ gridColumn: 2 })
