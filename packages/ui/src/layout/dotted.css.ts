import { globalStyle, style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

/** A focus ring at a line's start is not clipped, and the dot before it, further out, is. */
export const dotted = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[4],
  overflowX: 'clip',
  paddingInlineStart: space[1],
  marginInlineStart: `calc(-1 * ${space[1]})`,
})

globalStyle(`${dotted} > *`, { position: 'relative', minInlineSize: 0 })
globalStyle(`${dotted} > *::before`, {
  content: '"·" / ""',
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${space[4]})`,
  inlineSize: space[4],
  textAlign: 'center',
})
