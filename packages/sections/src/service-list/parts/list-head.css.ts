import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

export const head = style([
  columnGrid,
  { rowGap: space[6], alignItems: 'last baseline', selectors: { '&:empty': { display: 'none' } } },
])
export const words = style([
  columns({ d: [1, 8], t: [1, 5] }),
  { selectors: { '&:empty': { display: 'none' } } },
])
/** At the end of the words' last line. */
export const aside = style([
  columns({ d: [9, 12], t: [6, 8] }),
  { '@media': { [media.tUp]: { justifySelf: 'end' } } },
])
export const controls = style([aside, { '@media': { [media.tUp]: { alignSelf: 'end' } } }])
