import { style } from '@vanilla-extract/css'
import { color, columnGrid, columns, size, space } from '@bellows/tokens'

const line = `${size.hairline} solid ${color.lines}`

export const page = style([columnGrid, { rowGap: space[8] }])
export const words = style([columns({ d: [1, 8] }), { selectors: { '&:empty': { display: 'none' } } }])
export const list = style({ gridColumn: '1 / -1' })
export const row = style([
  columnGrid,
  {
    rowGap: space[3],
    alignItems: 'baseline',
    paddingBlock: space[6],
    borderBlockStart: line,
    selectors: { '&:only-child': { borderBlockEnd: line } },
  },
])
export const question = style(columns({ d: [1, 5], t: [1, 3] }))
export const folio = style({ display: 'block', marginBlockEnd: space[2] })
export const answer = style(columns({ d: [6, 11], t: [4, 8] }))
