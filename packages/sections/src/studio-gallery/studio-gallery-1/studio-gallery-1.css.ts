import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, size, space } from '@bellows/tokens'

export const head = style([columnGrid, { rowGap: space[5], alignItems: 'end', marginBlockEnd: space[7] }])
export const words = style(columns({ d: [1, 8], t: [1, 5] }))
/** At the end of the words' last line; on phones below them. */
export const profile = style([
  columns({ d: [9, 12], t: [6, 8] }),
  { '@media': { [media.tUp]: { justifySelf: 'end' } } },
])
export const profileAlone = style(columns({}))
export const avatar = style({ inlineSize: size.face.s })
