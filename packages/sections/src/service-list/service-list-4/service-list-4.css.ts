import { style } from '@vanilla-extract/css'
import { columnGrid, columns, grid, media, space } from '@bellows/tokens'
import { picture as cardPicture } from '../parts/service-card.css.ts'

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 8] }), { selectors: { '&:empty': { display: 'none' } } }])
export const list = style({ gridColumn: '1 / -1', display: 'grid', rowGap: space[9] })
export const row = style([columnGrid, { rowGap: space[5], alignItems: 'center' }])

const onRight = (gridColumn: string) => ({
  gridRow: 1,
  selectors: { '[data-side="right"] > &': { gridColumn } },
})
export const picture = style([
  cardPicture,
  columns({ d: [1, 7], t: [1, 5] }),
  {
    '@media': {
      [media.m]: { marginInline: `calc(-1 * ${grid.margin})` },
      [media.t]: onRight('4 / 9'),
      [media.d]: onRight('6 / 13'),
    },
  },
])
export const link = style({ display: 'block' })
export const text = style([
  columns({ d: [9, 12], t: [6, 8] }),
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[3],
    minInlineSize: 0,
    '@media': { [media.t]: onRight('1 / 4'), [media.d]: onRight('1 / 5') },
  },
])
export const view = style({ marginBlockStart: space[4] })
