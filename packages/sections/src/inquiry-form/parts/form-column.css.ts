import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  rowGap: space[8],
  minInlineSize: 0,
})
/** A section without words has no room for them either. */
export const words = style({ selectors: { '&:empty': { display: 'none' } } })
