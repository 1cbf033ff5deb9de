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

const half = 'span 3'
const whole = '1 / -1'
/** Those left over share the last row, so that none hangs alone in it. */
export const card = style({
  display: 'grid',
  minInlineSize: 0,
  paddingBlockStart: space[5],
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
  '@media': {
    [media.tUp]: {
      gridColumn: half,
      selectors: {
        '&:last-child:nth-child(odd)': { gridColumn: whole },
        '&:only-child': { gridColumn: half },
      },
    },
    [media.d]: {
      selectors: {
        '[data-columns="3"] > &:not(:only-child)': { gridColumn: 'span 2' },
        '[data-columns="3"] > &:nth-child(3n + 1):nth-last-child(2)': { gridColumn: half },
        '[data-columns="3"] > &:nth-child(3n + 2):last-child': { gridColumn: half },
        '[data-columns="3"] > &:nth-child(3n + 1):last-child:not(:only-child)': { gridColumn: whole },
      },
    },
  },
})
/** Names stand on one line at the foot of a row. */
export const figure = style({ justifyContent: 'space-between' })
