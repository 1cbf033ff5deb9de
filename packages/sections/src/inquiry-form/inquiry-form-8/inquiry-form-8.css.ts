import { style } from '@vanilla-extract/css'
import { columnGrid, grid, media, ratio, space } from '@bellows/tokens'
import { sticky } from '../parts/form-picture.css.ts'
import { byForm } from '../parts/form-place.ts'
import { shaped } from '../parts/picture-shape.ts'

export const page = style([
  columnGrid,
  { rowGap: space[7], '@media': { [media.d]: { gridTemplateRows: 'auto 1fr' } } },
])
const besideForm = byForm({ left: [9, 12], right: [1, 4] })

export const prints = style([
  besideForm,
  {
    display: 'grid',
    columnGap: grid.gap,
    rowGap: space[6],
    '@media': {
      [media.t]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'end' },
    },
  },
])

export const first = style([
  shaped({ m: 'A-45', t: 'A-45', d: 'A-45' }),
  {
    '@media': {
      [media.t]: { selectors: { '&:only-child': { aspectRatio: ratio['A-32'], gridColumn: '1 / -1' } } },
    },
  },
])

const oneColumn = `calc((100% + ${grid.gap}) / 4)`
/** A column narrower than the first, away from the form's side. */
export const second = style([
  shaped({ m: 'A-11', t: 'A-11', d: 'A-11' }),
  {
    '@media': {
      [media.m]: { display: 'none' },
      [media.d]: {
        marginInlineStart: oneColumn,
        selectors: { '[data-form="left"] &': { marginInlineStart: 0, marginInlineEnd: oneColumn } },
      },
    },
  },
])

export const column = style([
  byForm({ left: [1, 7], right: [6, 12] }),
  { '@media': { [media.d]: { gridRow: '1 / 3' } } },
])
/** The room that a long form leaves under the prints is the contact's to stay in sight. */
export const contact = style([besideForm, sticky, { '@media': { [media.d]: { gridRow: 2 } } }])
