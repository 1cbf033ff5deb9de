import { style } from '@vanilla-extract/css'
import { columnGrid, columns, space } from '@bellows/tokens'

export const header = style([columnGrid, { marginBlockEnd: space[7] }])
export const words = style(columns({ d: [1, 8] }))
