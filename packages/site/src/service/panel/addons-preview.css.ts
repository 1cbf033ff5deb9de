import { style } from '@vanilla-extract/css'
import { color, size, space, textStyle } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

export const list = style({ marginBlockStart: space[4], borderBlockStart: line })
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: line,
})
export const picture = style({ flex: 'none', inlineSize: size.thumbnail })
export const name = style({ flex: 1, minInlineSize: 0, color: color.headings, overflowWrap: 'anywhere' })
export const fee = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums lining-nums' })
export const more = style({ ...textStyle('small') })
export const rest = style({ paddingBlockEnd: 0 })
