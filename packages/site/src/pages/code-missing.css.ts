import { style } from '@vanilla-extract/css'
import { grid, layers, space } from '@bellows/tokens'

/** In sight wherever in the panel or form the press was. */
export const place = style({
  position: 'sticky',
  zIndex: layers.sticky,
  insetBlockEnd: space[4],
  blockSize: 0,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  paddingInline: grid.margin,
  pointerEvents: 'none',
})
