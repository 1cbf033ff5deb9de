import { style } from '@vanilla-extract/css'
import { columnGrid } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'
import { byForm } from '../parts/form-place.ts'

export const page = style([
  columnGrid,
  { paddingBlockStart: innerSpace.start, paddingBlockEnd: innerSpace.end },
])
export const column = style(byForm({ left: [1, 6], center: [4, 9], right: [7, 12], t: [2, 7] }))
