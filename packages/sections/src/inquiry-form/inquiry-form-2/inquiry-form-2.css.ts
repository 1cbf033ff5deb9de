import { style } from '@vanilla-extract/css'
import { columnGrid, grid, media, space } from '@bellows/tokens'
import { sticky } from '../parts/form-picture.css.ts'
import { byForm } from '../parts/form-place.ts'

export const page = style([columnGrid, { rowGap: space[8] }])
const oneRow = { '@media': { [media.d]: { gridRow: 1 } } }

/** Words and contact stay beside a long form; on tablets they share a row above it. */
export const notes = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: grid.gap,
    rowGap: space[7],
    alignContent: 'start',
    '@media': {
      [media.t]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      // Without words they hold the contact alone, which phones put after the form.
      [media.m]: { selectors: { '&[data-bare]': { display: 'none' } } },
    },
  },
  sticky,
  oneRow,
  byForm({ left: [9, 12], right: [1, 4] }),
])
export const form = style([{ minInlineSize: 0 }, oneRow, byForm({ left: [1, 7], right: [6, 12] })])

/** Phones put the contact after the form. */
export const besideForm = style({ '@media': { [media.m]: { display: 'none' } } })
export const underForm = style({ gridColumn: '1 / -1', '@media': { [media.tUp]: { display: 'none' } } })
