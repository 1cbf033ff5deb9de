import { style } from '@vanilla-extract/css'
import { color, space, textStyle } from '@bellows/tokens'
import { control, inset } from '../field/field.css.ts'

/** What is counted, before or after the figures. */
export const unit = style({
  ...textStyle('body'),
  flex: 'none',
  alignSelf: 'center',
  color: color.paragraphs,
  selectors: {
    '&:first-child': { paddingInlineStart: inset },
    '&:last-child': { paddingInlineEnd: inset },
  },
})

export const figures = style([
  control,
  {
    fontVariantNumeric: 'tabular-nums lining-nums',
    selectors: {
      [`${unit} + &`]: { paddingInlineStart: space[2] },
      '&:not(:last-child)': { paddingInlineEnd: space[2] },
    },
  },
])
