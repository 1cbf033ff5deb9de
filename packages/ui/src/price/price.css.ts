import { style } from '@vanilla-extract/css'
import { color, space, textSize, typeScale } from '@bellows/tokens'

export const price = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  alignItems: 'baseline',
  fontVariantNumeric: 'lining-nums tabular-nums',
})
const SMALLER = 1.2
const { small, label } = typeScale
/** Smaller than the price that holds, yet in small print no smaller than labels, and never below small print beside more. */
const formerSize = `max(100% / ${SMALLER}, min(${textSize('small')}, 100% * ${label.to} / ${small.to}))`
export const was = style({
  color: color.paragraphs,
  fontSize: formerSize,
  textDecorationThickness: 'from-font',
})
export const now = style({
  textDecoration: 'none',
  selectors: { [`${was} + &`]: { color: color.notice } },
})
