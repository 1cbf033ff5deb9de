import { style } from '@vanilla-extract/css'
import { color, columnGrid, columns, media, size, space } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 8] }), { selectors: { '&:empty': { display: 'none' } } }])

/** Hides the outermost lines: they stand between cells only. */
export const table = style({ gridColumn: '1 / -1', overflow: 'clip' })
export const cells = style({
  display: 'grid',
  marginInlineEnd: `calc(-1 * ${size.hairline})`,
  marginBlockEnd: `calc(-1 * ${size.hairline})`,
  '@media': {
    [media.tUp]: { gridAutoRows: `minmax(${space[10]}, auto) auto auto` },
    [media.t]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.d]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
})
/** From the line on their left; what begins a row stands on the page's own edge, as the title does. */
const inset = { paddingInlineStart: space[6] }
/** Value at the top, statement below it; titles of a row share a line. What is left over in the last row shares it. */
export const cell = style({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: 0,
  minInlineSize: 0,
  paddingBlock: space[6],
  borderInlineEnd: line,
  borderBlockEnd: line,
  '@media': {
    // No line stands above the first one, and the words' own distance is enough.
    [media.m]: { selectors: { '&:first-child': { paddingBlockStart: 0 } } },
    [media.tUp]: { paddingInlineEnd: space[6] },
    [media.t]: {
      selectors: { '&:nth-child(even)': inset, '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } },
    },
    [media.d]: {
      gridColumn: 'span 2',
      selectors: {
        '&:not(:nth-child(3n + 1))': inset,
        '&[data-span="3"]': { gridColumn: 'span 3' },
        '&[data-span="6"]': { gridColumn: 'span 6' },
      },
    },
  },
})
export const top = style({ display: 'block', minBlockSize: size.line, paddingBlockEnd: space[6] })
/** Units keep their letters, set close as words are: not every hour is an H. */
export const value = style({
  textTransform: 'none',
  letterSpacing: 0,
  fontVariantCaps: 'normal',
  fontVariantNumeric: 'lining-nums',
})
export const title = style({ gridRow: 2 })
export const text = style({
  gridRow: 3,
  maxInlineSize: size.measure.lead,
  marginBlockStart: space[3],
})
