import { keyframes, style } from '@vanilla-extract/css'
import { size } from '@bellows/tokens'

export const slot = style({ display: 'block' })
/** A sticky header needs the page, not its slot, to stick within. */
export const transparentSlot = style({ display: 'contents' })
/** What is far below is drawn when the first screen has long been shown, so that the page is whole when it is printed or photographed. */
const drawn = keyframes({ to: { contentVisibility: 'visible' } })
export const belowFold = style({
  contentVisibility: 'auto',
  animation: `${drawn} 1ms 4s forwards`,
  containIntrinsicBlockSize: `auto ${size.unseenSection}`,
})
