import { style } from '@vanilla-extract/css'
import { color, layers } from '@bellows/tokens'

/** At the window's upper edge, on a ground of its own: a picture may be under it. */
export const edge = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: layers.skipLink,
  pointerEvents: 'none',
  color: color.headings,
  backgroundColor: color.background,
})
