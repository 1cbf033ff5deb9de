import { style } from '@vanilla-extract/css'
import { columnGrid, columns, space } from '@bellows/tokens'

export const column = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [3, 10] }), { selectors: { '&:empty': { display: 'none' } } }])
export const list = style(columns({ d: [3, 10] }))
