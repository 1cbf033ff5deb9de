import { style } from '@vanilla-extract/css'
import { columnGrid, columns, grid, media, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[6] }])

const onLeft = '[data-side="left"] > &'
const onDesktop = (column: string, mirrored: string) => ({
  '@media': {
    [media.d]: { gridRow: 1, gridColumn: column, selectors: { [onLeft]: { gridColumn: mirrored } } },
  },
})

/** On phones it stands off the words' edge and runs off the page on its own side, as it leaves columns free beside it elsewhere. */
const offEdge = { marginInline: `${space[8]} calc(-1 * ${grid.margin})` }
const offEdgeMirrored = { marginInline: `calc(-1 * ${grid.margin}) ${space[8]}` }

export const picture = style([
  columns({ t: [3, 8] }),
  { '@media': { [media.m]: { ...offEdge, selectors: { [onLeft]: offEdgeMirrored } } } },
  { '@media': { [media.t]: { selectors: { [onLeft]: { gridColumn: '1 / 7' } } } } },
  onDesktop('5 / 13', '1 / 9'),
])
/** Words taller than the picture begin with it. */
export const words = style([{ alignSelf: 'end' }, columns({}), onDesktop('1 / 5', '9 / 13')])
