import { style } from '@vanilla-extract/css'
import { color, columnGrid, media, size, space } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })

const tracks = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: `calc(2 * ${space[6]})`,
  borderBlock: line,
  '@media': {
    [media.t]: {
      selectors: {
        '&[data-count="2"]:not([data-long])': tracks(2),
        '&[data-count="3"]:not([data-long])': tracks(3),
      },
    },
    [media.d]: { selectors: { '&[data-count="2"]': tracks(2), '&[data-count="3"]': tracks(3) } },
  },
})
/** One alone does not run as far as its rules. */
export const rowOfOne = style([columnGrid, { borderBlock: line }])

/** Rows that neighbours share: marks, words, names. */
const SHARED_ROWS = 3
const inShared = { gridTemplateRows: 'subgrid', gridRow: `span ${SHARED_ROWS}` }

const above = { borderBlockStart: line }
/** From rule to rule, in the middle of the space between two. */
const before = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(-1 * ${space[6]})`,
  borderInlineStart: line,
} as const
export const column = style({
  position: 'relative',
  display: 'grid',
  ...inShared,
  paddingBlock: space[6],
  '@media': {
    [media.m]: { selectors: { '& + &': above } },
    [media.t]: {
      selectors: {
        [`${row}[data-long] > & + &`]: above,
        [`${row}:not([data-long]) > & + &::before`]: before,
      },
    },
    [media.d]: { selectors: { '& + &::before': before } },
  },
})
export const alone = style({
  gridColumn: '1 / -1',
  paddingBlock: space[7],
  '@media': { [media.d]: { gridColumn: '1 / 9' } },
})

export const figure = style({ display: 'grid', ...inShared })
export const mark = style({ gridRow: 1, marginBlockEnd: space[4] })
export const words = style({ gridRow: 2 })
export const name = style({ gridRow: 3, alignSelf: 'end', marginBlockStart: space[6] })
