import { style } from '@vanilla-extract/css'
import { columnGrid, columns, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 9] }), { selectors: { '&:empty': { display: 'none' } } }])
export const form = style([columns({}), { minInlineSize: 0 }])

/** Button and contact stand in the column of the answers. */
export const foot = style([columnGrid, { alignItems: 'center', rowGap: space[6] }])
export const button = style(columns({ t: [4, 8], d: [5, 8] }))
export const contact = style(columns({ t: [4, 8], d: [9, 12] }))
