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
export const frames = styleVariants({
  square: [frame, { aspectRatio: ratio['A-11'] }],
  horizontal: [frame, { aspectRatio: ratio['A-32'] }],
  vertical: [frame, { aspectRatio: ratio['A-45'] }],
})
