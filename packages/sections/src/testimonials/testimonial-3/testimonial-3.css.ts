import { style, type StyleRule } from '@vanilla-extract/css'
import { columnGrid, columns, grid, layers, media, ratio, space, textStyle } from '@bellows/tokens'
import { below } from '../../kit/unscripted/slides.css.ts'

/**
 * Rows of the words' column: title, quote, controls; on phones the plate comes after the title. The controls stand below
 * the longest quote, so that a press never moves them.
 */
export const root = style([
  columnGrid,
  {
    gridTemplateRows: 'auto auto 1fr auto',
    '@media': {
      [media.tUp]: { gridTemplateRows: 'auto 1fr auto' },
      [media.unscripted]: { display: 'block' },
    },
  },
])

type Rows = Readonly<{ m: string; tUp: string }>
const inRows = ({ m, tUp }: Rows) => ({ gridRow: m, '@media': { [media.tUp]: { gridRow: tUp } } })
const placed = (mirrored: string, bare: string) => ({
  selectors: {
    '[data-side="right"] &': { gridColumn: mirrored },
    // Without a plate the words have the page to themselves.
    '[data-bare] &': { gridColumn: bare },
  },
})
const elsewhere = { '@media': { [media.t]: placed('1 / 6', '1 / -1'), [media.d]: placed('1 / 7', '1 / 10') } }
const beside = (rows: Rows) => style([columns({ d: [7, 12], t: [4, 8] }), inRows(rows), elsewhere])

/** Over the slides, which lie in all rows. */
const above = style({ position: 'relative', zIndex: layers.raised })
export const words = style([
  beside({ m: '1', tUp: '1' }),
  above,
  { marginBlockEnd: space[7], selectors: { '&:empty': { display: 'none' } } },
])
export const foot = style([
  beside({ m: '4', tUp: '3' }),
  above,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    marginBlockStart: space[6],
  },
])

/** Slides lie on each other and share the rows: the longest words make room for all. */
const sharing = {
  display: 'grid',
  gridArea: '1 / 1 / -1 / -1',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'subgrid',
} as const
/** Without a script no slide comes forward: each is a spread of its own, below the one before it. */
const block = { '@media': { [media.unscripted]: { display: 'block' } } }
const open = ({ gridTemplateColumns }: StyleRule = {}): StyleRule => ({
  gridTemplateColumns,
  gridTemplateRows: 'auto',
  marginBlockStart: space[7],
})
const bands = columnGrid['@media']
export const spreads = style([sharing, block])
export const spread = style([
  { columnGap: grid.gap, ...sharing },
  {
    '@media': {
      [media.unscripted]: open(columnGrid),
      [`${media.unscripted} and ${media.t}`]: open(bands?.[media.t]),
      [`${media.unscripted} and ${media.d}`]: open(bands?.[media.d]),
    },
  },
  below,
])

export const plate = style([
  columns({ d: [1, 5], t: [1, 3] }),
  inRows({ m: '2', tUp: '1 / -1' }),
  {
    position: 'relative',
    // As high as its own ratio at least, and as the words where those are higher.
    '::before': { content: '""', display: 'block', aspectRatio: ratio['A-11'] },
    '@media': {
      [media.m]: { marginBlockEnd: space[6] },
      [media.tUp]: { '::before': { aspectRatio: ratio['A-45'] } },
      [media.t]: { selectors: { '[data-side="right"] &': { gridColumn: '6 / 9' } } },
      [media.d]: { selectors: { '[data-side="right"] &': { gridColumn: '8 / 13' } } },
    },
  },
])
export const monogram = style([textStyle('numeral'), { position: 'absolute', inset: 0, aspectRatio: 'auto' }])
/** At the plate's foot beside it, at the head of its own row below it. */
export const figure = style([
  beside({ m: '3', tUp: '2' }),
  { alignSelf: 'start', '@media': { [media.tUp]: { alignSelf: 'end' } } },
])
