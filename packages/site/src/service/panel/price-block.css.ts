import { style } from '@vanilla-extract/css'
import { color, size, space, textStyle } from '@bellows/tokens'

export const block = style({ display: 'grid', alignContent: 'start', gap: space[2] })
export const price = style({ ...textStyle('h3'), color: color.headings })
export const discount = style({
  ...textStyle('small'),
  display: 'grid',
  gap: space[1],
  paddingInlineStart: space[3],
  borderInlineStart: `${size.tick} solid ${color.noticeDecoration}`,
  color: color.headings,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
