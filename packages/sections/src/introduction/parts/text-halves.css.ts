import { style } from '@vanilla-extract/css'
import { columns, space } from '@bellows/tokens'

export const head = style(columns({ d: [1, 6], t: [1, 4] }))
const stack = style({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', rowGap: space[6] })
export const body = style([stack, columns({ d: [8, 12], t: [5, 8] })])
/** Without a title the text begins at the left edge. */
export const bodyAlone = style([stack, columns({ d: [1, 7], t: [1, 6] })])
