import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'
import { inBar } from '../parts/bar-room.css.ts'

/** Menu and button where the bar has room for them; else they are in the drawer. */
export const inline = style([{ display: 'flex', alignItems: 'center', gap: space[6] }, inBar])
