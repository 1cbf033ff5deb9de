import { style } from '@vanilla-extract/css'
import { columnGrid, columns, grid, media, size, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 8] }), { selectors: { '&:empty': { display: 'none' } } }])
export const list = style({ gridColumn: '1 / -1' })

/** From tablets on what is closed and what is open stand in the section's columns, with the plus in the last one. */
export const row = style([
  { alignItems: 'center', paddingBlock: space[4] },
  { '@media': { [media.tUp]: { display: 'grid', columnGap: grid.gap, justifyItems: 'end' } } },
  { '@media': columnGrid['@media'] ?? {} },
])
const upToLast = { gridColumn: '1 / -2', gridTemplateColumns: 'subgrid', justifySelf: 'stretch' }
export const line = style({
  flex: 1,
  display: 'grid',
  alignItems: 'center',
  columnGap: space[5],
  gridTemplateColumns: `${size.thumbnail} minmax(0, 1fr)`,
  textAlign: 'start',
  '@media': { [media.tUp]: { ...upToLast, columnGap: grid.gap } },
})
/** Beside a name of many lines it stands at the head of the row. */
export const thumb = style({
  alignSelf: 'start',
  inlineSize: `min(100%, ${size.thumbnail})`,
  '@media': { [media.m]: { gridRow: '1 / 3' } },
})
/** From tablets on name and position share a line. */
export const who = style({
  display: 'contents',
  '@media': {
    [media.tUp]: {
      display: 'grid',
      gridColumn: '2 / -1',
      gridTemplateColumns: 'subgrid',
      alignItems: 'baseline',
    },
  },
})
const place = (t: string, d: string) => ({
  '@media': { [media.t]: { gridColumn: t }, [media.d]: { gridColumn: d } },
})
export const name = style([place('1 / 4', '1 / 5'), { '@media': { [media.m]: { alignSelf: 'end' } } }])
export const role = style([place('4 / 7', '5 / 9'), { '@media': { [media.m]: { alignSelf: 'start' } } }])

export const panel = style({ paddingBlock: `${space[2]} ${space[7]}` })
export const details = style([columnGrid, { rowGap: space[5] }])
export const picture = style(columns({ d: [2, 4], t: [2, 4] }))
export const text = style(columns({ d: [6, 11], t: [5, 8] }))
