import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, size, space, textStyle } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

export const contract = style({ minInlineSize: 0 })
export const toSignature = style({
  display: 'inline-block',
  marginBlockEnd: space[6],
  selectors: { '* + &': { marginBlockStart: space[5] } },
  '@media': { print: { display: 'none' } },
})
export const text = style({
  maxInlineSize: size.formColumn,
  marginBlockStart: space[5],
  overflowWrap: 'anywhere',
})

/** An answer stands apart from the clauses before and after it. */
export const choice = style({
  maxInlineSize: size.formColumn,
  marginBlockStart: space[4],
  paddingInlineStart: space[4],
  borderInlineStart: line,
})
export const changes = style({ display: 'grid', gap: space[1] })

/** A clause’s paragraph begins with its number and name. */
globalStyle(`${text} > p > strong:first-child`, { color: color.headings })

export const block = style({
  maxInlineSize: size.formColumn,
  display: 'grid',
  gap: space[5],
  marginBlockStart: space[7],
  paddingBlockStart: space[6],
  borderBlockStart: line,
  scrollMarginBlockStart: size.frameBar.d,
  ':focus': { outline: 'none' },
  '@media': { print: { breakInside: 'avoid' } },
})

export const written = style({
  ...textStyle('h2'),
  fontStyle: 'italic',
  color: color.headings,
  minBlockSize: size.row,
  paddingBlock: space[4],
  borderBlockEnd: `${size.tick} solid ${color.headings}`,
  overflowWrap: 'anywhere',
})

export const pad = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: size.signature.d,
  borderBlockEnd: `${size.tick} solid ${color.headings}`,
  cursor: 'crosshair',
  touchAction: 'none',
  forcedColorAdjust: 'auto',
  '@media': { [media.m]: { blockSize: size.signature.m } },
})

export const ink = style({
  fill: 'none',
  stroke: color.headings,
  strokeWidth: size.tick,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
  forcedColorAdjust: 'auto',
})

export const drawn = style({
  display: 'block',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  blockSize: size.signature.m,
  borderBlockEnd: `${size.tick} solid ${color.headings}`,
  forcedColorAdjust: 'auto',
})

export const receiptHeading = style({ maxInlineSize: 'none', ':focus': { outline: 'none' } })
export const fingerprint = style({
  ...textStyle('small'),
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
})
export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[5],
  '@media': { print: { display: 'none' } },
})

/** Says where a printed copy is checked. */
export const onPaper = style({
  ...textStyle('small'),
  display: 'none',
  '@media': { print: { display: 'block' } },
})

// On paper the contract stands alone, with its receipt.
globalStyle(`body:has(${contract}) :is(aside, nav, header, footer)`, {
  '@media': { print: { display: 'none' } },
})
