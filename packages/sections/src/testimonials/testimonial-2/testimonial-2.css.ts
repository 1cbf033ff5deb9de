import { style } from '@vanilla-extract/css'
import { color, columnGrid, columns, grid, media, size, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 8] }), { selectors: { '&:empty': { display: 'none' } } }])
export const list = style({
  gridColumn: '1 / -1',
  display: 'grid',
  columnGap: grid.gap,
  rowGap: space[8],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tUp]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
})

const wholeRow = { gridColumn: '1 / -1' }
/** Columns of one width; who would stand alone in the last row has all of it, and a voice alone half the page. */
export const card = style({
  display: 'grid',
  minInlineSize: 0,
  paddingBlockStart: space[5],
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
  '@media': {
    [media.tUp]: {
      gridColumn: 'span 3',
      selectors: { '&:last-child:nth-child(odd):not(:only-child)': wholeRow },
    },
    [media.d]: {
      selectors: {
        '[data-columns="3"]:not([data-four]) > &:not(:only-child)': { gridColumn: 'span 2' },
        '[data-columns="3"]:not([data-four]) > &:last-child:nth-child(3n + 1):not(:only-child)': wholeRow,
      },
    },
  },
})
/** Names stand on one line at the foot of a row. */
export const figure = style({ justifyContent: 'space-between' })
