import { style } from '@vanilla-extract/css'
import { color, columnGrid, columns, size, space, textStyle } from '@bellows/tokens'

export const page = style({ paddingBlock: space[10], minBlockSize: '60svh' })
export const grid = style(columnGrid)
export const words = style([
  columns({ d: [2, 8] }),
  { display: 'grid', gap: space[5], minInlineSize: 0, overflowWrap: 'anywhere' },
])
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  justifyItems: 'start',
  maxInlineSize: size.formColumn,
})
export const wide = style({ inlineSize: '100%' })
export const file = style([wide, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] }])
export const label = style({ ...textStyle('small'), color: color.paragraphs })
export const choice = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  color: color.headings,
})
export const verdict = style({ maxInlineSize: size.formColumn, ':focus': { outline: 'none' } })
export const note = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: space[4],
  padding: space[5],
  border: `${size.hairline} solid ${color.lines}`,
  color: color.headings,
})
export const glyph = style({ color: color.noticeDecoration })
