import { style } from '@vanilla-extract/css'
import { columnGrid, space } from '@bellows/tokens'
import { byForm } from '../parts/form-place.ts'

export const page = style([columnGrid, { rowGap: space[8] }])
const place = byForm({ left: [1, 8], center: [3, 10], right: [5, 12] })
export const words = style([place, { selectors: { '&:empty': { display: 'none' } } }])
export const band = style({ gridColumn: '1 / -1' })
export const form = style([place, { minInlineSize: 0 }])
