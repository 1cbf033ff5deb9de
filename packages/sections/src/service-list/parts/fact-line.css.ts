import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

const gap = space[3]
/** A dot stands in the gap before its fact: at the beginning of a line that is outside, and cut off. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: gap,
  overflowX: 'clip',
})
export const fact = style({ position: 'relative', minInlineSize: 0 })
export const dot = style({
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${gap})`,
  inlineSize: gap,
  textAlign: 'center',
})
