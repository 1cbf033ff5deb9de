import { style } from '@vanilla-extract/css'
import { size } from '@bellows/tokens'

export const slot = style({ display: 'block' })
/** A sticky header needs the page, not its slot, to stick within. */
export const transparentSlot = style({ display: 'contents' })
export const belowFold = style({
  contentVisibility: 'auto',
  containIntrinsicBlockSize: `auto ${size.unseenSection}`,
})
