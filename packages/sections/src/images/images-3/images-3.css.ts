import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { media, ratio, space } from '@bellows/tokens'

export const columns = { t: createVar(), d: createVar(), xl: createVar() }
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

const frame = style({ position: 'relative', minInlineSize: 0 })
/** In two columns none hangs alone in the last row: it ends the grid as wide as both. */
const shaped = (aspectRatio: string, atTheEnd: string) => ({
  aspectRatio,
  '@media': {
    [media.t]: {
      selectors: {
        '[data-pairs] > &:last-child:nth-child(odd):not(:only-child)': {
          gridColumn: '1 / -1',
          aspectRatio: atTheEnd,
        },
      },
    },
  },
})
export const frames = styleVariants({
  square: [frame, shaped(ratio['A-11'], ratio['A-32'])],
  horizontal: [frame, shaped(ratio['A-32'], ratio['A-32'])],
  vertical: [frame, shaped(ratio['A-45'], ratio['A-11'])],
})
