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
