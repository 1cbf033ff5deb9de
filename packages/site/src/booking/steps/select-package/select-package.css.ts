import { style } from '@vanilla-extract/css'
import { color, media, size, space, textStyle } from '@bellows/tokens'

export const tax = style({ ...textStyle('small'), display: 'block', color: color.paragraphs })
export const gone = style({ ...textStyle('small'), display: 'block', color: color.headings })
export const features = style({
  ...textStyle('small'),
  display: 'grid',
  gap: space[1],
  paddingBlockStart: space[2],
})
export const more = style({ ...textStyle('small') })

const line = `${size.hairline} solid ${color.lines}`

/** One package alone: its words, and its price beside or below them. */
export const only = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `${space[2]} ${space[4]}`,
  alignItems: 'baseline',
  paddingBlock: space[5],
  borderBlock: line,
  '@media': { [media.m]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  overflowWrap: 'anywhere',
})
export const fee = style({
  color: color.headings,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
