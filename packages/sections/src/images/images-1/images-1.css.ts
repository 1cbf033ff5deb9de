import { style } from '@vanilla-extract/css'
import { columnGrid, columns } from '@bellows/tokens'

export const grid = style(columnGrid)
/** One picture alone keeps to the middle. */
export const alone = style(columns({ d: [4, 9], t: [2, 7] }))
