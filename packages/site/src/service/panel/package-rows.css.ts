import { style } from '@vanilla-extract/css'
import { color, media, size, space, textStyle } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

export const list = style({ marginBlockStart: space[4], borderBlockStart: line })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[5],
  alignItems: 'baseline',
  paddingBlock: space[5],
  borderBlockEnd: line,
  '@media': { [media.m]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: space[2] } },
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const fee = style({ color: color.headings, whiteSpace: 'nowrap' })
export const features = style({
  ...textStyle('small'),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
})
