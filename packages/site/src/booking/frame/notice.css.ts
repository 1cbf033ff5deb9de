import { style } from '@vanilla-extract/css'
import { color, size, space, textStyle } from '@bellows/tokens'

export const notice = style({
  display: 'flex',
  alignItems: 'start',
  gap: space[3],
  marginBlockStart: space[5],
  padding: space[4],
  border: `${size.hairline} solid ${color.lines}`,
})
export const glyph = style({
  flex: 'none',
  color: color.noticeDecoration,
  marginBlockStart: `calc((1lh - ${size.icon}) / 2)`,
})
export const words = style({
  ...textStyle('small'),
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  minInlineSize: 0,
  color: color.headings,
  overflowWrap: 'anywhere',
})
