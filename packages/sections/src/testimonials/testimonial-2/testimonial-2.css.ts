import { globalStyle, style } from '@vanilla-extract/css'
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

/** One alone in its row lies down: the name stands beside the words, on the edge of a column. */
const subgrid = { display: 'grid', gridTemplateColumns: 'subgrid' } as const
function layDown(band: string, place: string, edge: Readonly<{ words: string; name: string }>): void {
  const inBand = (rule: Parameters<typeof globalStyle>[1]) => ({ '@media': { [band]: rule } })
  globalStyle(place, inBand(subgrid))
  globalStyle(
    `${place} > ${figure}`,
    inBand({ ...subgrid, gridColumn: '1 / -1', columnGap: 'normal', alignItems: 'start' }),
  )
  globalStyle(`${place} > ${figure} > blockquote`, inBand({ gridColumn: edge.words }))
  globalStyle(`${place} > ${figure} > figcaption`, inBand({ gridColumn: edge.name }))
}
const halves = { words: '1 / 4', name: '4 / -1' }
const thirds = { words: '1 / 5', name: '5 / -1' }
layDown(media.t, `${card}:last-child:nth-child(odd)`, halves)
layDown(media.d, `[data-columns="2"] > ${card}:last-child:nth-child(odd)`, halves)
layDown(media.d, `[data-columns="3"] > ${card}:last-child:nth-child(3n + 1)`, thirds)
