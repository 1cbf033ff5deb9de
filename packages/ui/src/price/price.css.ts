import { style } from '@vanilla-extract/css'
import { color, space } from '@bellows/tokens'

export const price = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  alignItems: 'baseline',
  fontVariantNumeric: 'lining-nums tabular-nums',
})
export const was = style({
  color: color.paragraphs,
  fontSize: 'smaller',
  textDecorationThickness: 'from-font',
})
export const now = style({
  textDecoration: 'none',
  selectors: { [`${was} + &`]: { color: color.noticeDecoration } },
})
