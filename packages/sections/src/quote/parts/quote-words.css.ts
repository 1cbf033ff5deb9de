import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

const column = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  selectors: {
    '&[data-align="center"]': { alignItems: 'center', textAlign: 'center' },
    '&[data-align="right"]': { alignItems: 'flex-end', textAlign: 'end' },
  },
})
export const head = style([column, { rowGap: space[2] }])
export const foot = style([column, { rowGap: space[5] }])
/** Where head, quote and foot stand in one column. */
export const stacked = {
  head: style({ selectors: { '&:not(:last-child)': { marginBlockEnd: space[7] } } }),
  foot: style({ selectors: { '* + &': { marginBlockStart: space[7] } } }),
}
