import { style } from '@vanilla-extract/css'
import { color, media, size } from '@bellows/tokens'
import { inset } from '../field/field.css.ts'

export const opener = style({
  display: 'grid',
  alignContent: 'center',
  justifyContent: 'end',
  paddingInlineEnd: inset,
  flex: 'none',
  alignSelf: 'center',
  inlineSize: size.control,
  blockSize: size.control,
  color: color.outlineTextButtonLink,
  selectors: { '&[aria-disabled]': { cursor: 'default', color: color.paragraphs } },
  // Nothing would answer it.
  '@media': { [media.unscripted]: { display: 'none' } },
})
