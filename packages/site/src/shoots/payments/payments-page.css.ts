import { style } from '@vanilla-extract/css'
import { space, textStyle, color } from '@bellows/tokens'

export const part = style({
  display: 'grid',
  gap: space[4],
  selectors: { '& + &': { marginBlockStart: space[7] } },
})
export const instructions = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const receipts = style({ display: 'grid', gap: space[2] })
export const sum = style({
  ...textStyle('h3'),
  color: color.headings,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
/** Beside amounts, which never break, a receipt has names that do. */
export const words = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' })
/** What to do with a receipt; paper has no use for it. */
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[5],
  '@media': { print: { display: 'none' } },
})
