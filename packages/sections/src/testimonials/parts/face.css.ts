import { style, styleVariants } from '@vanilla-extract/css'
import { color, ratio, size, textStyle } from '@bellows/tokens'

export const faces = styleVariants(size.face, (width) => ({ flex: 'none', inlineSize: width }))
export const monogram = style([
  textStyle('h4'),
  { display: 'grid', placeItems: 'center', aspectRatio: ratio['A-45'], color: color.headings },
])
