import { createVar, style, styleVariants, type StyleRule } from '@vanilla-extract/css'
import { media, ratio, space } from '@bellows/tokens'
import { noneAlone } from '../../kit/none-alone.ts'

export const columns = { t: createVar(), d: createVar(), xl: createVar() }
/** Tracks that a picture of a full row spans. */
export const span = { d: createVar(), xl: createVar() }
const tracks = (count: string) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` })

export const list = style({
  display: 'grid',
  ...tracks('1'),
  '@media': {
    [media.tUp]: tracks(columns.t),
    [media.d]: tracks(columns.d),
    [media.xl]: tracks(columns.xl),
  },
})
export const gap = styleVariants({
  none: { gap: space[0] },
  s: { gap: space[2] },
  m: { gap: space[5] },
  l: { gap: space[7] },
})

const frame = style({
  position: 'relative',
  minInlineSize: 0,
  '@media': {
    [media.d]: { gridColumn: `span ${span.d}` },
    [media.xl]: { gridColumn: `span ${span.xl}` },
    // In three columns and more the last rows share what would be left over.
    [media.dOnly]: { selectors: noneAlone(3, '[data-desktop="3"] > ') },
  },
})
const inColumns = ([3, 4, 5] as const).map((count) => noneAlone(count, `[data-wide="${count}"] > `))
const shared = style({ '@media': { [media.xl]: { selectors: Object.assign({}, ...inColumns) } } })
/** In two columns none hangs alone in the last row: it ends the grid as wide as both. */
const alone = ':last-child:nth-child(odd):not(:only-child)'
const shaped = (aspectRatio: string, atTheEnd: string, farther: string): StyleRule => ({
  aspectRatio,
  '@media': {
    [media.d]: {
      selectors: {
        [`[data-wide="2"] > &${alone}`]: { gridColumn: '1 / -1', aspectRatio: farther },
      },
    },
    [media.t]: {
      selectors: {
        [`[data-pairs] > &${alone}`]: {
          gridColumn: '1 / -1',
          aspectRatio: atTheEnd,
        },
      },
    },
  },
})
export const frames = styleVariants({
  square: [frame, shared, shaped(ratio['A-11'], ratio['A-32'], ratio['A-219'])],
  horizontal: [frame, shared, shaped(ratio['A-32'], ratio['A-32'], ratio['A-219'])],
  vertical: [frame, shared, shaped(ratio['A-45'], ratio['A-11'], ratio['A-169'])],
})
