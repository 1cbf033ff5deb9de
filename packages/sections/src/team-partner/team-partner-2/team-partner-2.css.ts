import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 8] }), { selectors: { '&:empty': { display: 'none' } } }])
export const list = style({ gridColumn: '1 / -1', display: 'grid', rowGap: space[9] })
export const row = style([columnGrid, { rowGap: space[5], alignItems: 'start' }])

const onRight = (gridColumn: string) => ({ selectors: { '[data-side="right"] > &': { gridColumn } } })
export const picture = style([
  columns({ d: [1, 5], t: [1, 3] }),
  {
    '@media': {
      [media.t]: { gridRow: 1, ...onRight('6 / 9') },
      [media.d]: { gridRow: 1, ...onRight('8 / 13') },
    },
  },
])
/** Level with the picture's middle; a biography longer than the picture begins with it. */
export const text = style([
  columns({ d: [7, 11], t: [4, 8] }),
  {
    '@media': {
      [media.t]: { gridRow: 1, ...onRight('1 / 6') },
      [media.d]: { gridRow: 1, alignSelf: 'center', ...onRight('2 / 7') },
    },
  },
])
