import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

export const grid = style([columnGrid, { rowGap: space[7] }])
export const words = style([
  columns({ d: [1, 4] }),
  {
    '@media': { [media.d]: { position: 'sticky', insetBlockStart: space[9], alignSelf: 'start' } },
  },
])
export const sheet = style([
  columns({ d: [6, 12] }),
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: space[2],
    rowGap: space[4],
    alignContent: 'start',
    '@media': {
      [media.tUp]: {
        selectors: { '&:not([data-narrow])': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
      },
    },
  },
])
export const frame = style({ display: 'grid', rowGap: space[2], alignContent: 'start' })
export const opener = style({ display: 'block', inlineSize: '100%' })
