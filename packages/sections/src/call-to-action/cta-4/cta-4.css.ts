import { style } from '@vanilla-extract/css'
import { columnGrid, columns, media, space } from '@bellows/tokens'

export const grid = style([columnGrid, { rowGap: space[7], alignItems: 'start' }])
const onPhones = (gridRow: number) => ({ '@media': { [media.m]: { gridRow } } })

/** What 2:3 is taller than 4:5, in widths of the prints: a step that leaves both feet on one line. */
const STEP = '25%'
/** So they do below the desktop, whatever the words between them need. */
const onFoot = { '@media': { [media.tDown]: { alignSelf: 'end' } } }
export const first = style([columns({ d: [1, 3], t: [1, 2], m: [1, 2] }), onFoot, onPhones(1)])
/** Less tall than the first; on desktops it begins a step lower. */
export const second = style([
  columns({ d: [10, 12], t: [7, 8], m: [3, 4] }),
  onFoot,
  { '@media': { [media.d]: { marginBlockStart: STEP } } },
  onPhones(1),
])
export const words = style([columns({ d: [5, 8], t: [3, 6] }), { alignSelf: 'center' }, onPhones(2)])
export const wordsBeside = style([columns({ d: [5, 10], t: [3, 8] }), { alignSelf: 'center' }, onPhones(2)])
