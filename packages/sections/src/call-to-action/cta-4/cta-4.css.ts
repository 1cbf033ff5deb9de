import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

export const grid = style([columnGrid, { rowGap: space[7], alignItems: 'start' }])
const onPhones = (gridRow: number) => ({ '@media': { [media.m]: { gridRow } } })

/** Both prints end on one line below the desktop, whatever the words between them need. */
const onFoot = { '@media': { [media.tDown]: { alignSelf: 'end' } } }
export const first = style([columns({ d: [1, 3], t: [1, 2], m: [1, 2] }), onFoot, onPhones(1)])
/** Less tall than the first; on desktops a step lower. */
export const second = style([
  columns({ d: [10, 12], t: [7, 8], m: [3, 4] }),
  onFoot,
  { '@media': { [media.d]: { marginBlockStart: space[9] } } },
  onPhones(1),
])
export const words = style([columns({ d: [5, 8], t: [3, 6] }), { alignSelf: 'center' }, onPhones(2)])
export const wordsBeside = style([columns({ d: [5, 10], t: [3, 8] }), { alignSelf: 'center' }, onPhones(2)])
