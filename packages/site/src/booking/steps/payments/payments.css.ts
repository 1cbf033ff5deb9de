import { globalStyle, style } from '@vanilla-extract/css'
import { color, media, size, space, textStyle } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

export const part = style({
  display: 'grid',
  gap: space[4],
  selectors: { '& + &': { marginBlockStart: space[7] } },
})
export const sum = style({
  fontWeight: 600,
  color: color.headings,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
})
export const lost = style({ display: 'grid', justifyItems: 'start', gap: space[4] })
/** The mark stands before the words, which keep the row’s line. */
export const paid = style({ display: 'inline-flex', alignItems: 'baseline', gap: space[1] })
export const mark = style({ alignSelf: 'center' })

export const pay = style({
  selectors: { 'a&': { marginInlineStart: `calc(${space[3]} - ${size.focusOffset})` } },
})

/** Rules of phones alone. */
const phone = (rule: object) => ({ '@media': { [media.m]: rule } })

export const table = style({
  ...textStyle('small'),
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
})

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: space[3],
  paddingInline: 0,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: 'inherit',
  overflowWrap: 'anywhere',
})
globalStyle(`${table} :is(th, td) + :is(th, td)`, { paddingInlineStart: space[4] })
globalStyle(`${table} tr`, { borderBlockEnd: line })
globalStyle(`${table} thead th`, textStyle('label'))
globalStyle(`${table} thead tr`, { borderBlockStart: line })
globalStyle(`${table} tbody th`, { color: color.headings })
globalStyle(`${table} [data-amount]`, {
  textAlign: 'end',
  whiteSpace: 'nowrap',
  color: color.headings,
})
globalStyle(`${table} thead [data-amount]`, { color: 'inherit' })
/** Amounts end and states begin at the gap between them. */
globalStyle(`${table} [data-amount] + :is(th, td)`, {
  '@media': { [media.tUp]: { paddingInlineStart: space[7] } },
})
globalStyle(`${table} tfoot tr`, { borderBlockEnd: 0 })
globalStyle(`${table} tfoot :is(th, td)`, { paddingBlock: space[1] })
globalStyle(`${table} tfoot tr:first-child :is(th, td)`, { paddingBlockStart: space[3] })
globalStyle(`${table} tr[data-status="CANCELED"] :is(th, [data-amount])`, {
  textDecorationLine: 'line-through',
  color: color.paragraphs,
})

/**
 * On phones each payment has two lines: what and how much, when and whether. In large text, where both do not fit on a
 * line, the second of them stands below the first.
 */
globalStyle(`${table} thead`, phone({ display: 'none' }))
globalStyle(
  `${table} tr`,
  phone({ display: 'flex', flexWrap: 'wrap', columnGap: space[4], paddingBlock: space[3] }),
)
globalStyle(`${table} :is(th, td)`, phone({ minInlineSize: 0, paddingBlock: 0 }))
globalStyle(`${table} :is(th, td) + :is(th, td)`, phone({ paddingInlineStart: 0 }))
globalStyle(`${table} :is([data-amount], [data-state])`, phone({ marginInlineStart: 'auto' }))
globalStyle(`${table} tbody [data-amount]`, phone({ order: 1 }))
globalStyle(`${table} tbody tr::after`, phone({ content: '""', inlineSize: '100%', order: 2 }))
globalStyle(`${table} tbody :is([data-due], [data-state])`, phone({ order: 3 }))
globalStyle(`${table} tbody [data-state]`, phone({ textAlign: 'end' }))
globalStyle(`${table} tfoot tr`, phone({ paddingBlock: space[1] }))
globalStyle(`${table} tfoot td`, phone({ textAlign: 'end' }))
