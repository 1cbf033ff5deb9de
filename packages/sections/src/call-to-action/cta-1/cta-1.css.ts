import { globalStyle, style } from '@vanilla-extract/css'
import { columnGrid, columns, media } from '@bellows/tokens'

export const grid = style(columnGrid)
export const words = style(columns({ d: [3, 10] }))
/** The button, as wide as a phone's page. */
globalStyle(`${words} > a`, { '@media': { [media.m]: { alignSelf: 'stretch' } } })
