import type { StyleRule } from '@vanilla-extract/css'
import { color, layers, space, textStyle } from '@bellows/tokens'

/** Out of sight until the keyboard comes to it; plain data, so that no page fetches another's styles for it. */
export const skipLinkRule: StyleRule = {
  ...textStyle('button'),
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: layers.skipLink,
  padding: space[4],
  backgroundColor: color.background,
  color: color.headings,
  selectors: { '&:not(:focus-visible)': { clipPath: 'inset(50%)' } },
}
