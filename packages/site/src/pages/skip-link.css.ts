import { style } from '@vanilla-extract/css'
import { color, layers, space, textStyle } from '@bellows/tokens'

export const skipLink = style({
  ...textStyle('button'),
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: layers.skipLink,
  padding: space[4],
  backgroundColor: color.background,
  color: color.headings,
  transform: 'translateY(-200%)',
  ':focus-visible': { transform: 'none' },
})
