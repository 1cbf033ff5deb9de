import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'
import { entries, inDrawer } from '../parts/bar-room.css.ts'
import { end, roomy } from '../parts/header-bar.css.ts'

/** Each half keeps to the brand between them. */
export const half = style([
  entries,
  {
    gridRow: 1,
    gridColumn: 1,
    justifyContent: 'flex-end',
    selectors: { '& + &': { gridColumn: 3, justifyContent: 'flex-start' } },
  },
])
export const last = style({
  display: 'flex',
  flex: '1',
  alignItems: 'center',
  gap: space[6],
  whiteSpace: 'nowrap',
})
export const social = style({ marginInlineStart: 'auto' })
export const action = style([end, roomy, inDrawer])
