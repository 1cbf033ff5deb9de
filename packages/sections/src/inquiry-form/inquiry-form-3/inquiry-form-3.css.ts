import { style } from '@vanilla-extract/css'
import { columnGrid, media, space } from '@bellows/tokens'
import { sticky } from '../parts/form-picture.css.ts'
import { byForm } from '../parts/form-place.ts'
import { shaped } from '../parts/picture-shape.ts'

export const page = style([columnGrid, { rowGap: space[7] }])
const oneRow = { '@media': { [media.tUp]: { gridRow: 1 } } }

export const portrait = style([
  sticky,
  oneRow,
  shaped({ m: 'A-11', t: 'A-45', d: 'A-45' }),
  byForm({ left: [8, 12], right: [1, 5], t: [1, 3] }),
  { alignSelf: 'start' },
])
export const column = style([oneRow, byForm({ left: [1, 6], right: [7, 12], t: [4, 8] })])
