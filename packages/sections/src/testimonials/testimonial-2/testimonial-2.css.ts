import { globalStyle, style } from '@vanilla-extract/css'
import { color, columnGrid, columns, grid, media, size, space, textStyle } from '@bellows/tokens'
import { noneAlone } from '../../kit/none-alone.ts'

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
const third = 'span 2'
const inTwo = '[data-columns="2"] > '
const inThree = '[data-columns="3"] > '
/** The last three of an odd number share a row, so that none hangs alone in it. */
const threeAtTheEnd = Object.fromEntries(
  [1, 2, 3].map((fromEnd) => {
    const parity = fromEnd % 2 === 1 ? 'odd' : 'even'
    return [
      `${inTwo}&:nth-last-child(${fromEnd}):nth-child(${parity}):not(:only-child)`,
      { gridColumn: third },
    ]
  }),
)
/** Those left over share the last rows, so that none hangs alone in them; on tablets it speaks last, across both columns. */
export const card = style({
  display: 'grid',
  minInlineSize: 0,
  paddingBlockStart: space[5],
  borderBlockStart: `${size.hairline} solid ${color.lines}`,
  '@media': {
    [media.tUp]: { gridColumn: half },
    [media.t]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
    [media.d]: {
      selectors: {
        '&:only-child': { gridColumn: '1 / -1' },
        ...threeAtTheEnd,
        [`${inThree}&:not(:only-child)`]: { gridColumn: third },
        [`${inThree}&:nth-child(3n + 1):nth-last-child(2)`]: { gridColumn: half },
        [`${inThree}&:nth-child(3n + 2):last-child`]: { gridColumn: half },
        ...noneAlone(3, inThree),
      },
    },
  },
})
/** Names stand on one line at the foot of a row. */
export const figure = style({ justifyContent: 'space-between' })

/** Across both columns words are as large as one voice alone has them. */
globalStyle(`${card}:last-child:nth-child(odd):not(:only-child) > ${figure} > blockquote`, {
  '@media': { [media.t]: { ...textStyle('lead'), maxInlineSize: 'none' } },
})
