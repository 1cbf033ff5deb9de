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

/** In a column as high as the section; beside a long form it is as high as the window, which it then fills. */
export const windowHigh = style({
  '@media': {
    [media.d]: { position: 'sticky', insetBlockStart: 0, blockSize: 'min(100%, 100svh)' },
  },
})
