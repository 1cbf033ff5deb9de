import { style } from '@vanilla-extract/css'
import { columnGrid, columns } from '@bellows/tokens'

export const grid = style(columnGrid)
export const axis = style([
  columns({ d: [3, 10] }),
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
  },
])
