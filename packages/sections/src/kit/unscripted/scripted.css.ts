import { style } from '@vanilla-extract/css'
import { media } from '@bellows/tokens'

/** Controls that nothing would answer without a script. */
export const scripted = style({
  '@media': { [media.unscripted]: { display: 'none' } },
})

/** Controls that a script makes needless. */
export const unscripted = style({
  display: 'none',
  '@media': { [media.unscripted]: { display: 'inline-flex' } },
})
