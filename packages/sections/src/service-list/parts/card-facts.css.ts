import { style } from '@vanilla-extract/css'

/** A range breaks after its dash alone, and only where its ends have units of their own. */
export const whole = style({ whiteSpace: 'nowrap' })
