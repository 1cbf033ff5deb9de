import { style } from '@vanilla-extract/css'
import { color, media, size, space, textStyle } from '@bellows/tokens'
import { inset } from '../field/field.css.ts'

export const reveal = style({
  ...textStyle('button'),
  flex: 'none',
  alignSelf: 'center',
  minInlineSize: size.control,
  minBlockSize: size.control,
  paddingInlineStart: space[3],
  paddingInlineEnd: inset,
  textAlign: 'end',
  color: color.outlineTextButtonLink,
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: size.underlineOffset,
  // Nothing would answer it.
  '@media': { [media.unscripted]: { display: 'none' } },
})
