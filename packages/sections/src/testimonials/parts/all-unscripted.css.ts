import { style } from '@vanilla-extract/css'
import { media } from '@bellows/tokens'

/** A slide that no script will bring forward stands below the one before it. */
export const slide = style({
  '@media': {
    [media.unscripted]: { selectors: { '&&': { gridRow: 'auto', opacity: 1, visibility: 'visible' } } },
  },
})
