import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, textStyle } from '@bellows/tokens'

export const list = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[5],
    rowGap: space[2],
    selectors: { '&[data-stacked]': { flexDirection: 'column' } },
  },
])
/** As high as the rows of the columns beside it. */
globalStyle(`${list}[data-stacked] > li > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.check,
})
