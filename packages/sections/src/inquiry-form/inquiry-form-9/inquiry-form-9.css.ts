import { style } from '@vanilla-extract/css'
import { columnGrid } from '@bellows/tokens'
import { innerSpace } from '../../kit/section-frame.css.ts'
import { byForm } from '../parts/form-place.ts'

export const page = style(columnGrid)

/** As high as the section, so that the darkness behind it has no upper and no lower edge. */
export const column = style([
  byForm({ left: [1, 6], center: [4, 9], right: [7, 12], t: [2, 7] }),
  { paddingBlockStart: innerSpace.start, paddingBlockEnd: innerSpace.end },
])
