import { style } from '@vanilla-extract/css'
import { color, layers, space } from '@bellows/tokens'

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

/** Takes no room before it says something. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  pointerEvents: 'auto',
})
export const said = style({ paddingBlock: space[3] })
