import { style, type StyleRule } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

export const grid = style([columnGrid, { rowGap: space[6] }])

const swapped = '[data-swapped] > &'
type Places = Readonly<{ d: string; t: string; swappedD: string; swappedT: string }>

/** Pictures stand on the first row's foot, words below their own, beginning on one line; phones take them in turn. */
const placed = (row: number, { d, t, swappedD, swappedT }: Places): StyleRule => ({
  gridColumn: '1 / -1',
  alignSelf: row === 1 ? 'end' : 'first baseline',
  '@media': {
    [media.t]: { gridRow: row, gridColumn: t, selectors: { [swapped]: { gridColumn: swappedT } } },
    [media.d]: { gridRow: row, gridColumn: d, selectors: { [swapped]: { gridColumn: swappedD } } },
  },
})
const wide = { d: '1 / 8', t: '1 / 6', swappedD: '6 / 13', swappedT: '4 / 9' }
const narrow = { d: '8 / 13', t: '6 / 9', swappedD: '1 / 6', swappedT: '1 / 4' }

export const landscape = style(placed(1, wide))
export const portrait = style(placed(1, narrow))
export const alone = style(columns({}))
export const head = style([
  placed(2, { ...wide, d: '1 / 7' }),
  { selectors: { '&:empty': { display: 'none' } } },
])
export const body = style([
  placed(2, narrow),
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    rowGap: space[6],
    selectors: { '&:empty': { display: 'none' } },
  },
])
