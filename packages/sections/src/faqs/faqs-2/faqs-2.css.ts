import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [3, 10] }), { selectors: { '&:empty': { display: 'none' } } }])
export const list = style({
  gridColumn: '1 / -1',
  display: 'grid',
  rowGap: space[7],
  columnGap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tUp]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.d]: {
      selectors: { '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
    },
  },
})
/** One answer alone stands in the middle, as the title above it. */
export const alone = style(columns({ t: [2, 7], d: [4, 9] }))
export const answer = style({ marginBlockStart: space[3] })
