import { style } from '@vanilla-extract/css'
import { color, size, space, textStyle } from '@bellows/tokens'

export const fields = style({ maxInlineSize: size.formColumn })

/** One line of it stands from the beginning, so that nothing moves when it is filled. */
export const state = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[4],
  minBlockSize: size.line,
  marginBlockEnd: space[4],
})

export const folio = style({ color: color.headings, marginInlineEnd: space[2] })
