import { style } from '@vanilla-extract/css'

export const slot = style({ display: 'block' })
/** A sticky header needs the page, not its slot, to stick within. */
export const transparentSlot = style({ display: 'contents' })
/** Height that a section is taken to have until it has been laid out once. */
const GUESS = 'auto 50rem'
export const belowFold = style({ contentVisibility: 'auto', containIntrinsicBlockSize: GUESS })
