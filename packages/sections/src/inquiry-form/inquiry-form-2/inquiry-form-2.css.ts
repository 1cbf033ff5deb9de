import { style } from '@vanilla-extract/css'
import { columnGrid, grid, media, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[8] }])

const onLeft = '[data-form="left"] > &'
const place = (column: string, mirrored: string) => ({
  gridColumn: '1 / -1',
  '@media': {
    [media.d]: {
      gridRow: 1,
      gridColumn: column,
      selectors: { [onLeft]: { gridColumn: mirrored } },
    },
  },
})

/** Words and contact stay beside a long form; on tablets they share a row above it. */
export const notes = style([
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: grid.gap,
    rowGap: space[7],
    alignContent: 'start',
    '@media': {
      [media.t]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [media.d]: {
        alignSelf: 'start',
        position: 'sticky',
        insetBlockStart: `calc(var(--header-height, ${space[0]}) + ${space[7]})`,
      },
    },
  },
  place('1 / 5', '9 / 13'),
])
export const words = style({ selectors: { '&:empty': { display: 'none' } } })
export const form = style([{ minInlineSize: 0 }, place('6 / 13', '1 / 8')])

/** Phones put the contact after the form. */
export const besideForm = style({ '@media': { [media.m]: { display: 'none' } } })
export const underForm = style({ gridColumn: '1 / -1', '@media': { [media.tUp]: { display: 'none' } } })
