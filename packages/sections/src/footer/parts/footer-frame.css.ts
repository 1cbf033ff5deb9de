import { style } from '@vanilla-extract/css'

/** What the background picture fills. */
export const rest = style({ position: 'relative' })
