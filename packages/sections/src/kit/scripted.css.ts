import { style } from '@vanilla-extract/css'
import { media } from '@bellows/tokens'

/** Controls that nothing would answer without a script. */
export const scripted = style({
  '@media': { [media.unscripted]: { selectors: { '&&': { display: 'none' } } } },
})

/** Controls that a script makes needless. */
export const unscripted = style({
  selectors: { '&&': { display: 'none' } },
  '@media': { [media.unscripted]: { selectors: { '&&': { display: 'inline-flex' } } } },
})
