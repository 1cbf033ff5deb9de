import { style } from '@vanilla-extract/css'
import { color, columnGrid, columns, media, size, space } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

export const row = style([
  columnGrid,
  {
    rowGap: space[6],
    alignItems: 'center',
    selectors: { '&[data-ruled]': { paddingBlock: space[7], borderBlock: line } },
  },
])
export const words = style([
  columns({ d: [1, 8], t: [1, 5] }),
  { selectors: { '&:empty': { display: 'none' } } },
])
/** At the end of the line; on phones below the words. */
export const action = style([
  columns({ d: [10, 12], t: [6, 8] }),
  { '@media': { [media.tUp]: { justifySelf: 'end' } }, selectors: { '&:empty': { display: 'none' } } },
])
