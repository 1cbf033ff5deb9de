import { style } from '@vanilla-extract/css'
import { columnGrid, space } from '@bellows/tokens'
import { byForm } from '../parts/form-place.ts'

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([
  byForm({ left: [1, 8], center: [3, 10], right: [7, 12], t: [2, 7] }),
  { selectors: { '&:empty': { display: 'none' } } },
])
export const sheet = style([
  byForm({ left: [1, 6], center: [4, 9], right: [7, 12], t: [2, 7] }),
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[8] },
])
