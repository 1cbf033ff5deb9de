import { style } from '@vanilla-extract/css'
import { columnGrid, media, ratio, space } from '@bellows/tokens'
import { picture, windowHigh } from '../parts/form-picture.css.ts'
import { byForm } from '../parts/form-place.ts'

export const page = style([columnGrid, { rowGap: space[8] }])

const oneRow = { '@media': { [media.d]: { gridRow: 1 } } }
/** As high as the form, an upright print at least. */
export const side = style([
  oneRow,
  byForm({ left: [7, 12], right: [1, 6] }),
  { '@media': { [media.d]: { alignSelf: 'stretch', justifySelf: 'stretch', aspectRatio: ratio['A-45'] } } },
])

/** Picture and caption go with the form, and stay beside a very long one. */
export const print = style([picture, windowHigh])
export const photograph = style({
  aspectRatio: ratio['A-11'],
  '@media': {
    [media.t]: { aspectRatio: ratio['A-32'] },
    [media.d]: { aspectRatio: 'auto', blockSize: '100%' },
  },
})

const [tab, room] = ['50%', `calc(-1 * ${space[2]})`]
/** A tab over the picture's foot, the whole width below it, and room for focus rings all round. */
const tabbed = [
  `${room} 0`,
  `${tab} 0`,
  `${tab} ${space[7]}`,
  `calc(100% - ${room}) ${space[7]}`,
  `calc(100% - ${room}) calc(100% - ${room})`,
  `${room} calc(100% - ${room})`,
]
/** Lies on the picture; on phones it is the page's paper, whose heading alone is cut into the picture's corner. */
export const card = style({
  '@media': {
    [media.m]: {
      position: 'relative',
      marginBlockStart: `calc(-1 * ${space[7]})`,
      paddingBlockStart: space[4],
      clipPath: `polygon(${tabbed.join(', ')})`,
    },
    [media.tUp]: {
      position: 'absolute',
      insetInlineStart: space[6],
      insetBlockEnd: space[6],
      inlineSize: '60%',
      padding: space[6],
    },
  },
})
export const column = style([oneRow, byForm({ left: [1, 5], right: [8, 12] })])
