import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

export const grid = style([columnGrid, { rowGap: space[7] }])

/** Centred from tablets on; a phone's lines all begin at its margin. */
const onAxis = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  '@media': {
    [media.tUp]: {
      selectors: {
        '&[data-align="center"]': { alignItems: 'center', textAlign: 'center' },
        '&[data-align="right"]': { alignItems: 'flex-end', textAlign: 'end' },
      },
    },
  },
})
export const head = style([
  onAxis,
  columns({ d: [3, 10] }),
  { selectors: { '&:empty': { display: 'none' } } },
])
export const picture = style(columns({ d: [3, 10] }))
export const body = style([
  onAxis,
  columns({ d: [4, 9] }),
  { rowGap: space[6], selectors: { '&:empty': { display: 'none' } } },
])
