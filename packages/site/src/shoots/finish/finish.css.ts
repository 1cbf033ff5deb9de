import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { color, columnGrid, columns, media, size, space, textStyle } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

/** On paper smaller, so that a booking is one page where it can be. */
export const page = style({
  paddingBlock: space[9],
  '@media': { print: { paddingBlock: 0, zoom: 0.66 } },
})

// On paper the booking stands alone: no menu, no foot, and links say where they lead.
globalStyle(`body:has(${page}) :is(header, footer, nav, [data-block="header"], [data-block="footer"])`, {
  '@media': { print: { display: 'none' } },
})
globalStyle(`${page} a[href^="http"]::after, ${page} a[href^="mailto:"]::after`, {
  '@media': { print: { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' } },
})
globalStyle(`${page} :is(a[href^="tel:"], a[href^="mailto:"])`, {
  display: 'inline-block',
  minBlockSize: size.check,
})
/** Scheme and host of the site as a quoted text; set inline. */
export const site = createVar()
globalStyle(`${page} a[href^="/"]::after`, {
  '@media': { print: { content: `" (" ${site} attr(href) ")"`, overflowWrap: 'anywhere' } },
})
export const layout = style({
  ...columnGrid,
  alignItems: 'start',
  rowGap: space[7],
  '@media': { ...columnGrid['@media'], print: { display: 'block' } },
})
/** Certainty first: on phones and tablets the calendar follows time and place, and what was bought comes after. */
export const first = style({ display: 'grid', gap: space[6], minInlineSize: 0, ...columns({ d: [1, 7] }) })
const underFirst = columns({ d: [1, 7] })
export const main = style({
  display: 'grid',
  gap: space[6],
  minInlineSize: 0,
  ...underFirst,
  '@media': {
    ...underFirst['@media'],
    print: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space[6],
      rowGap: space[4],
      marginBlockStart: space[4],
    },
  },
})
export const aside = style({
  display: 'grid',
  gap: space[6],
  minInlineSize: 0,
  padding: space[5],
  ...columns({ d: [9, 12] }),
  '@media': {
    [media.t]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.d]: { gridColumn: '9 / 13', gridRow: '1 / 3', position: 'sticky', insetBlockStart: space[7] },
    [media.xl]: { padding: space[6] },
    print: { display: 'none' },
  },
})

export const heading = style({ maxInlineSize: 'none', ':focus': { outline: 'none' } })
export const lines = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[2],
  justifyItems: 'start',
  minInlineSize: 0,
})
export const part = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[4],
  marginBlockStart: space[5],
  minInlineSize: 0,
  '@media': { print: { gap: space[2], marginBlockStart: space[2], breakInside: 'avoid' } },
})
/** On paper an amount stands near its name. */
export const bought = style({ '@media': { print: { maxInlineSize: size.measure.lead } } })
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] })
export const wide = style({ inlineSize: '100%', marginBlock: space[2] })
export const instructions = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })

export const tasks = style({ borderBlockStart: line })
export const task = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: line,
  color: color.headings,
})

export const steps = style({ borderBlockStart: line })
/** Across both columns of the paper. */
export const across = style({ '@media': { print: { gridColumn: '1 / -1' } } })
export const stepsOnPaper = style({
  '@media': {
    print: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[6] },
  },
})
/** Whose booking it is stands in the site's header, which the paper leaves out. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'block' } } })
export const notOnPaper = style({ '@media': { print: { display: 'none' } } })
export const step = style({
  display: 'grid',
  gridTemplateColumns: `${space[6]} minmax(0, 1fr)`,
  paddingBlock: space[4],
  borderBlockEnd: line,
})
export const number = style({
  ...textStyle('label'),
  paddingBlockStart: space[2],
  color: color.noticeDecoration,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
