import { style } from '@vanilla-extract/css'
import { color, size, space, textStyle } from '@bellows/tokens'

export const fields = style({ maxInlineSize: size.formColumn })
export const use = style({ marginBlockStart: space[6] })
export const hint = style({
  ...textStyle('small'),
  minBlockSize: size.target,
  color: color.outlineTextButtonLink,
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: size.underlineOffset,
  overflowWrap: 'anywhere',
  justifySelf: 'start',
  textAlign: 'start',
  selectors: { '&:not([data-told], :focus-visible)': { position: 'absolute', clipPath: 'inset(50%)' } },
})
