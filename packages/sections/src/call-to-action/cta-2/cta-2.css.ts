import { style } from '@vanilla-extract/css'
import { color, columnGrid, columns, media, size, space } from '@bellows/tokens'
import { drawnLine } from '../../kit/drawn-line.css.ts'

const line = `${size.hairline} solid ${color.lines}`

export const row = style([
  columnGrid,
  {
    rowGap: space[6],
    alignItems: 'center',
    selectors: { '&[data-ruled]': { paddingBlock: `calc(${space[7]} + ${size.hairline})` } },
    position: 'relative',
  },
])
export const words = style([
  columns({ d: [1, 8], t: [1, 5] }),
  { selectors: { '&:empty': { display: 'none' } } },
])
/** Along the row's head and along its foot. */
const rule = style([drawnLine, { position: 'absolute', insetInline: 0, borderBlockStart: line }])
export const rules = {
  above: style([rule, { insetBlockStart: 0 }]),
  below: style([rule, { insetBlockEnd: 0 }]),
}
/** At the end of the line; on phones below the words. */
export const action = style([
  columns({ d: [10, 12], t: [6, 8] }),
  { '@media': { [media.tUp]: { justifySelf: 'end' } }, selectors: { '&:empty': { display: 'none' } } },
])
