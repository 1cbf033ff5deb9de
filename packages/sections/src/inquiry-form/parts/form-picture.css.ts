import { style } from '@vanilla-extract/css'
import { media, space } from '@bellows/tokens'

/** The picture fills it; each template says its shape. */
export const picture = style({ position: 'relative', minInlineSize: 0 })

/** Stays in sight beside a long form. */
export const sticky = style({
  '@media': {
    [media.d]: {
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(var(--header-height, ${space[0]}) + ${space[7]})`,
    },
  },
})

const HIGHEST = 180
/** In a column as high as the section; beside a very long form it ends, and stays in sight with its lower part. */
export const windowHigh = style({
  '@media': {
    [media.d]: {
      position: 'sticky',
      insetBlockStart: `${100 - HIGHEST}svh`,
      blockSize: `min(100%, ${HIGHEST}svh)`,
    },
  },
})
