import { style } from '@vanilla-extract/css'
import { color, columnGrid, columns, size, space } from '@bellows/tokens'

export const paper = style({ paddingBlock: space[10], minBlockSize: '60svh' })
export const bar = style({ paddingBlock: space[5], borderBlockEnd: `${size.hairline} solid ${color.lines}` })
export const grid = style(columnGrid)
export const words = style([columns({ d: [2, 8] }), { overflowWrap: 'anywhere' }])
export const status = style({ color: color.noticeDecoration, marginBlockEnd: space[4] })
export const message = style({ marginBlockStart: space[5], maxInlineSize: size.measure.body })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[4],
  marginBlock: `${space[6]} ${space[5]}`,
})
