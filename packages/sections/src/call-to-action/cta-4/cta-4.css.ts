import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

export const grid = style([columnGrid, { rowGap: space[7], alignItems: 'start' }])
const onPhones = (gridRow: number) => ({ '@media': { [media.m]: { gridRow } } })

export const first = style([columns({ d: [1, 3], t: [1, 2], m: [1, 2] }), onPhones(1)])
/** Less tall than the first, and begins lower: both end on one line. */
export const second = style([
  columns({ d: [10, 12], t: [7, 8], m: [3, 4] }),
  { alignSelf: 'end' },
  onPhones(1),
])
export const words = style([columns({ d: [5, 8], t: [3, 6] }), { alignSelf: 'center' }, onPhones(2)])
export const wordsBeside = style([columns({ d: [5, 10], t: [3, 8] }), { alignSelf: 'center' }, onPhones(2)])
