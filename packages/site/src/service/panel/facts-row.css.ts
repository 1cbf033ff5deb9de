import { style } from '@vanilla-extract/css'
import { color, size, space, textStyle } from '@bellows/tokens'

export const facts = style({
  ...textStyle('small'),
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[1],
  color: color.headings,
  // The hairline before the first fact of each row lies outside and is cut off.
  marginInlineStart: `calc(-1 * (${space[3]} + ${size.hairline}))`,
  clipPath: `inset(0 0 0 ${space[3]})`,
  selectors: { '&:dir(rtl)': { clipPath: `inset(0 ${space[3]} 0 0)` } },
})
export const fact = style({
  paddingInline: space[3],
  borderInlineStart: `${size.hairline} solid ${color.lines}`,
  overflowWrap: 'anywhere',
})
