import { style } from '@vanilla-extract/css'
import { columnGrid, columns, grid, media, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 8] }), { selectors: { '&:empty': { display: 'none' } } }])

const spanning = (tracks: number, count: number) =>
  `calc((100% - ${tracks - 1} * ${grid.gap}) / ${tracks} * ${count} + ${count - 1} * ${grid.gap})`
/** Names and words stand in the section's columns, on desktops with an empty one between them. */
export const roll = style({
  gridColumn: '1 / -1',
  '@media': {
    [media.t]: { gridTemplateColumns: `${spanning(8, 3)} minmax(0, 1fr)`, columnGap: grid.gap },
    [media.d]: {
      gridTemplateColumns: `${spanning(12, 4)} ${spanning(12, 7)}`,
      justifyContent: 'space-between',
    },
  },
})
const tabInset = space[2]
/** On phones the names run on to the window's edges. */
export const names = style({
  '@media': {
    [media.m]: {
      marginInline: `calc(-1 * ${grid.margin})`,
      paddingInline: `calc(${grid.margin} - ${tabInset})`,
    },
  },
})
const oneTrack = { gridTemplateColumns: 'minmax(0, 1fr)' }
export const alone = style([
  columns({ d: [1, 9] }),
  { '@media': { [media.t]: oneTrack, [media.d]: oneTrack } },
])
