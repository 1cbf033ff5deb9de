import { style } from '@vanilla-extract/css'
import { color, grid, size, space } from '@bellows/tokens'

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
/** In figures as high as capitals: small ones read as letters. */
export const figure = style({
  gridColumn: 1,
  gridRow: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'lining-nums',
})
export const name = style({ gridColumn: 2, gridRow: 1 })
/** A name and its number, in the row's own columns. */
export const across = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
})
export const text = style({ gridColumn: 2 })
