import { style } from '@vanilla-extract/css'
import { columnGrid, grid, media, ratio, space } from '@bellows/tokens'
import { picture } from '../parts/form-picture.css.ts'
import { byForm } from '../parts/form-place.ts'

export const page = style([columnGrid, { rowGap: space[8] }])

const oneRow = { '@media': { [media.d]: { gridRow: 1 } } }
/** As high as the form, an upright print at least. */
export const side = style([
  oneRow,
  byForm({ left: [7, 12], right: [1, 6] }),
  { '@media': { [media.d]: { alignSelf: 'stretch', justifySelf: 'stretch', aspectRatio: ratio['A-45'] } } },
])

/** Picture and caption share one cell from tablets on, so that a long caption makes the picture higher. */
const shared = { gridArea: '1 / 1' }
/** Both are as high as the form. */
export const print = style([
  picture,
  {
    '@media': {
      [media.tUp]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
      [media.d]: { blockSize: '100%', minBlockSize: 'min-content' },
    },
  },
])
export const photograph = style({
  aspectRatio: ratio['A-11'],
  '@media': {
    // Wider than the card, which is seen to lie on it.
    [media.m]: { marginInline: `calc(-1 * ${grid.margin})` },
    [media.tUp]: { ...shared, alignSelf: 'stretch', inlineSize: '100%' },
    [media.t]: { aspectRatio: ratio['A-32'] },
    [media.d]: { aspectRatio: 'auto' },
  },
})

/** Lies on the picture, on phones on its foot alone. */
export const card = style({
  '@media': {
    [media.m]: {
      position: 'relative',
      marginBlockStart: `calc(-1 * ${space[7]})`,
      padding: `${space[5]} ${space[4]} 0`,
    },
    [media.tUp]: {
      ...shared,
      position: 'relative',
      alignSelf: 'end',
      margin: space[6],
      inlineSize: '60%',
      padding: space[6],
    },
  },
})
export const column = style([oneRow, byForm({ left: [1, 5], right: [8, 12] })])
