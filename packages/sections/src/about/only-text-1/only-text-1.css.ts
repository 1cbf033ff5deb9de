import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

export const grid = style([columnGrid, { rowGap: space[6] }])
export const head = style([
  columns({ d: [1, 4] }),
  {
    alignSelf: 'start',
    '@media': {
      [media.d]: { selectors: { '&[data-sticky]': { position: 'sticky', insetBlockStart: space[9] } } },
    },
  },
])
export const letter = style(columns({ d: [6, 11], t: [2, 8] }))
/** Without a heading the letter stands nearer to the middle. */
export const letterAlone = style(columns({ d: [4, 9], t: [2, 8] }))
