import { style } from '@vanilla-extract/css'
import { color, space, textStyle } from '@bellows/tokens'

export const tax = style({ ...textStyle('small'), display: 'block', color: color.paragraphs })
export const gone = style({ ...textStyle('small'), display: 'block', color: color.headings })
export const features = style({
  ...textStyle('small'),
  display: 'grid',
  gap: space[1],
  paddingBlockStart: space[2],
})
export const more = style({ ...textStyle('small') })
