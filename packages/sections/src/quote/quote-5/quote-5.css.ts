import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[7] }])
const main = columns({ d: [4, 12] })
export const aside = style(main)

export const book = style([columnGrid, { gridColumn: '1 / -1', rowGap: space[6] }])
/** A page comes from further aside than a phone’s margin is wide. */
export const pages = style([main, { gridRow: 1, '@media': { [media.m]: { overflowX: 'clip' } } }])
/** In the margin, counter on top and arrows at the foot; a row below the pages where there is no margin. */
export const side = style([
  columns({ d: [1, 2] }),
  {
    display: 'flex',
    alignItems: 'center',
    columnGap: space[4],
    gridRow: 2,
    '@media': {
      [media.d]: {
        gridRow: 1,
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        rowGap: space[6],
      },
    },
  },
])
export const counter = style({ order: -1 })
export const controls = style({ '@media': { [media.tDown]: { marginInlineStart: 'auto' } } })
