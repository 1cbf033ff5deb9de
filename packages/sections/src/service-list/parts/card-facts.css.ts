import { style } from '@vanilla-extract/css'

/** A range is not broken after its dash. */
export const whole = style({ whiteSpace: 'nowrap' })
