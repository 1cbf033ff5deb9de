import { globalStyle, style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

export const page = style([columnGrid, { rowGap: space[7] }])
const besideMark = columns({ d: [3, 10], t: [2, 8] })
export const aside = style(besideMark)

export const figure = style([columnGrid, { gridColumn: '1 / -1', rowGap: space[6] }])
/** Hangs in the margin; on phones it stands above. */
export const mark = style([
  columns({ d: [2, 2], t: [1, 1] }),
  {
    justifySelf: 'end',
    '@media': { [media.m]: { justifySelf: 'start' } },
  },
])
/** Begins with its capitals, on one line with the mark, and ends on one with the name beside it. */
export const words = style([besideMark, { '@media': { [media.d]: { alignSelf: 'last baseline' } } }])
globalStyle(`${words} > * > :first-child`, { textBox: 'trim-start cap alphabetic' })
const below = style([besideMark, { gridRow: 2, '@media': { [media.m]: { gridRow: 'auto' } } }])
/** On the words' last line at the other end. */
const beside = style([
  columns({ d: [11, 12], t: [2, 8] }),
  { '@media': { [media.d]: { alignSelf: 'last baseline', gridRow: 1 }, [media.t]: { gridRow: 2 } } },
])
export const name = { below, beside }
