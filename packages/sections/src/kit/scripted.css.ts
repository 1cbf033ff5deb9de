import { style } from '@vanilla-extract/css'

/** Controls that nothing would answer without a script. */
export const scripted = style({
  '@media': { '(scripting: none)': { selectors: { '&&': { display: 'none' } } } },
})

/** Controls that a script makes needless. */
export const unscripted = style({
  selectors: { '&&': { display: 'none' } },
  '@media': { '(scripting: none)': { selectors: { '&&': { display: 'inline-flex' } } } },
})
