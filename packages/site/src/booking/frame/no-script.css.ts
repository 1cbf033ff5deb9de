import { style } from '@vanilla-extract/css'
import { color, size, space } from '@bellows/tokens'

export const panel = style({
  padding: space[5],
  border: `${size.hairline} solid ${color.lines}`,
  color: color.headings,
  maxInlineSize: size.formColumn,
})
