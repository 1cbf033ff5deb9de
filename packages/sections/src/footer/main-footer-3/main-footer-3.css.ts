import { style } from '@vanilla-extract/css'
import { columnGrid, columns as place, grid, media, space } from '@bellows/tokens'
import { forLargeText, measured } from '../parts/large-text.ts'

export const frame = style({ ...measured, display: 'flex', flexDirection: 'column', rowGap: space[7] })

/** The button stands on the last line of the title. */
export const word = style([
  columnGrid,
  { alignItems: 'last baseline', rowGap: space[6], paddingBlockEnd: space[7] },
])
export const title = style(place({ d: [1, 9] }))
export const words = style({ marginBlockStart: space[5] })
export const action = style([
  place({ d: [10, 12] }),
  { justifySelf: 'start', '@media': { [media.d]: { justifySelf: 'end' } } },
])

const inPairs = { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }
/** With the gap of the page's columns, so that they begin on its lines. */
export const columns = style({
  display: 'grid',
  alignItems: 'baseline',
  columnGap: grid.gap,
  rowGap: space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.t]: { ...inPairs, ...forLargeText({ gridTemplateColumns: 'minmax(0, 1fr)' }) },
    [media.d]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: 'none',
      gridAutoColumns: 'minmax(0, 1fr)',
      ...forLargeText({ ...inPairs, gridAutoFlow: 'row' }),
    },
  },
})

export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[6],
  rowGap: space[3],
  selectors: { '&:has(img)': { alignItems: 'center' } },
})
