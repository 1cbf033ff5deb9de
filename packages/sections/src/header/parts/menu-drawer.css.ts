import { style } from '@vanilla-extract/css'
import { media, space } from '@bellows/tokens'

/** Phones and tablets only. */
export const frame = style({ '@media': { [media.d]: { display: 'none' } } })
export const foot = style({ marginBlockStart: space[7], selectors: { '&:empty': { display: 'none' } } })
