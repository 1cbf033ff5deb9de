import { createVar, style, type StyleRule } from '@vanilla-extract/css'
import { grid, media, ratio, space } from '@bellows/tokens'
import { aroundCard, picture } from '../parts/service-card.css.ts'

const band = () => ({
  columns: createVar(),
  rows: createVar(),
  /** Rows of the columns with tall pictures. */
  tallRows: createVar(),
  /** A lower column reaches into the last row. */
  endsLower: createVar(),
  /** There is a second row. */
  goesOn: createVar(),
  column: createVar(),
  row: createVar(),
  isTall: createVar(),
  isLower: createVar(),
  hasMore: createVar(),
  /** How much lower it stands, in quarters of its width, where its column is drawn out. */
  drop: createVar(),
  /** How much higher its picture is for that. */
  grow: createVar(),
})
type Band = ReturnType<typeof band>
/** Values of each band, 0 or 1 where they say whether: the first five are written on the grid, the rest on its cards. */
export const bands = { t: band(), d: band(), xl: band() }

const far = createVar()
const near = createVar()
const width = createVar()

/** Height of an upright and of a tall picture, in quarters of its width. */
const UPRIGHT = 5
const TALL = 6

/** A card has at least so much height in words. */
const WORDS_MIN = space[7]

/** Asked for its own width, so that a column's is known in lengths. */
const offsets = (lowest: string, lower: string): StyleRule => ({
  vars: { [far]: lowest, [near]: lower },
  selectors: {
    '&[data-stagger="soft"]': { vars: { [far]: `calc(${lowest} / 2)`, [near]: `calc(${lower} / 2)` } },
  },
})
export const measured = style({
  containerType: 'inline-size',
  ...offsets(space[10], space[8]),
  '@media': { [media.t]: offsets(space[9], space[8]) },
})

/**
 * Each row of cards has a track for pictures, as high as a tall one, and one for words. Upright pictures stand on
 * the foot of theirs, and their cards are drawn up by what the rows above them left over: so every column is
 * closed, though the grid keeps the order of the page. The end of the grid is drawn up to its longest column.
 */
function steps({ columns, rows, tallRows, endsLower }: Band): StyleRule {
  const underUpright = `${rows} * ${width} / 4 - ${endsLower} * ${near}`
  const row = `${TALL} * ${width} / 4 + ${space[9]} + ${WORDS_MIN}`
  const underTall = `(${rows} - ${tallRows}) * (${row}) - ${far}`
  return {
    display: 'grid',
    columnGap: grid.gap,
    gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    gridAutoRows: `calc(${TALL} * ${width} / 4) auto`,
    marginBlockEnd: `calc(-1 * min(${underUpright}, ${underTall}))`,
  }
}

const widthOf = ({ columns }: Band): StyleRule => ({
  vars: { [width]: `calc((100cqi - (${columns} - 1) * ${grid.gap}) / ${columns})` },
})

const stepOf = ({ column, row, isTall, isLower, hasMore, drop, grow }: Band): StyleRule => ({
  gridColumn: column,
  gridRow: `calc(2 * ${row} - 1) / span 2`,
  insetBlockStart: `calc(${isTall} * ${far} + ${isLower} * ${near} + (${drop} - (1 - ${isTall}) * ${row}) * ${width} / 4)`,
  paddingBlockEnd: `calc(${hasMore} * ${space[9]})`,
  vars: { [aroundCard]: `calc((1 - ${isTall} - ${grow}) * ${width} / 4) calc(${hasMore} * ${space[9]})` },
})
const frameOf = ({ isTall, grow }: Band): StyleRule => ({
  aspectRatio: `4 / calc(${UPRIGHT} + ${isTall} + ${grow})`,
})

const insidePage = '&[data-words="inside"]'

/** The words take the first cell on desktops, if they fit; else, as on narrower screens, they stand above. */
export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[8],
  '@media': {
    [media.t]: widthOf(bands.t),
    [media.d]: {
      ...widthOf(bands.d),
      selectors: { [insidePage]: { ...steps(bands.d), rowGap: space[0] } },
    },
    [media.xl]: {
      selectors: { '&[data-wide]': widthOf(bands.xl), [`${insidePage}[data-wide]`]: steps(bands.xl) },
    },
  },
})
const inside = `${page}[data-words="inside"] > &`
const insideWide = `${page}[data-words="inside"][data-wide] > &`

/** The card below is drawn up too: the words keep clear of it. */
const cell = ({ goesOn }: Band): StyleRule => ({
  alignSelf: 'start',
  gridColumn: 1,
  gridRow: '1 / span 2',
  paddingBlockEnd: `calc(${goesOn} * (${width} / 4 + ${space[9]}))`,
})
export const words = style({
  selectors: { '&:empty': { display: 'none' } },
  '@media': {
    [media.d]: { selectors: { [inside]: cell(bands.d) } },
    [media.xl]: { selectors: { [insideWide]: cell(bands.xl) } },
  },
})

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[9],
  margin: 0,
  padding: 0,
  '@media': {
    [media.t]: { ...steps(bands.t), rowGap: space[0] },
    [media.d]: { ...steps(bands.d), rowGap: space[0], selectors: { [inside]: { display: 'contents' } } },
    [media.xl]: { selectors: { [`${page}[data-wide]:not([data-words="inside"]) > &`]: steps(bands.xl) } },
  },
})
export const card = style({
  position: 'relative',
  minInlineSize: 0,
  listStyle: 'none',
  '@media': {
    [media.m]: { selectors: { '&:nth-child(even)': { marginInlineStart: space[8] } } },
    [media.tUp]: { display: 'grid', gridTemplateRows: 'subgrid' },
    [media.t]: stepOf(bands.t),
    [media.d]: stepOf(bands.d),
    [media.xl]: { selectors: { [`${page}[data-wide] &`]: stepOf(bands.xl) } },
  },
})

export const frame = style([
  picture,
  {
    position: 'relative',
    alignSelf: 'end',
    aspectRatio: ratio['A-45'],
    '@media': {
      [media.t]: frameOf(bands.t),
      [media.d]: frameOf(bands.d),
      [media.xl]: { selectors: { [`${page}[data-wide] &`]: frameOf(bands.xl) } },
    },
  },
])
export const blank = style({ blockSize: '100%' })
