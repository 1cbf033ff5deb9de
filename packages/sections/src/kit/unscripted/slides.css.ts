import { style } from '@vanilla-extract/css'
import { media, space } from '@bellows/tokens'

/** Around slides that no script will bring forward: they lie in a row, which the browser scrolls. */
export const row = style({
  '@media': {
    [media.unscripted]: {
      overflowX: 'auto',
      selectors: { '[data-transition="fade"] &': { display: 'flex' } },
    },
  },
})

/** One of them. */
export const slide = style({
  '@media': {
    [media.unscripted]: {
      selectors: {
        '[data-transition="fade"] &': {
          flex: 'none',
          inlineSize: '100%',
          opacity: 1,
          visibility: 'visible',
        },
      },
    },
  },
})

/** One that is a column of words: it stands below the one before it. */
export const below = style({
  '@media': {
    [media.unscripted]: {
      gridArea: 'auto',
      opacity: 1,
      visibility: 'visible',
      selectors: {
        '& + &': { marginBlockStart: space[8] },
      },
    },
  },
})
