import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, size, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 8] }), { selectors: { '&:empty': { display: 'none' } } }])
export const list = style({ gridColumn: '1 / -1' })

export const row = style({ alignItems: 'center', paddingBlock: space[4] })
/** The section's columns, but for the last one, where the plus is. */
export const line = style({
  flex: 1,
  display: 'grid',
  alignItems: 'center',
  columnGap: space[5],
  gridTemplateColumns: `${size.thumbnail} minmax(0, 1fr)`,
  textAlign: 'start',
  '@media': {
    [media.t]: { gridTemplateColumns: `${size.thumbnail} minmax(0, 3fr) minmax(0, 3fr)` },
    [media.d]: { gridTemplateColumns: `${size.thumbnail} minmax(0, 4fr) minmax(0, 6fr)` },
  },
})
export const thumb = style({
  inlineSize: size.thumbnail,
  '@media': { [media.m]: { gridRow: '1 / 3' } },
})
export const name = style({ '@media': { [media.m]: { alignSelf: 'end' } } })
export const role = style({ '@media': { [media.m]: { alignSelf: 'start' } } })

export const panel = style({ paddingBlock: `${space[2]} ${space[7]}` })
export const details = style([columnGrid, { rowGap: space[5] }])
export const picture = style(columns({ d: [2, 4], t: [2, 4] }))
export const text = style(columns({ d: [6, 11], t: [5, 8] }))
