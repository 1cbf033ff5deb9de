import { style } from '@vanilla-extract/css'
import { color, size, space, textStyle } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

export const answers = style({ display: 'grid', gap: space[5], maxInlineSize: size.formColumn })
export const list = style({ borderBlockStart: line })
export const entry = style({
  display: 'grid',
  gap: space[1],
  paddingBlock: space[4],
  borderBlockEnd: line,
  overflowWrap: 'anywhere',
})
export const question = style({ ...textStyle('small') })
export const answer = style({ color: color.headings, whiteSpace: 'pre-line' })
