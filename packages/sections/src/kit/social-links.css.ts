import { style } from '@vanilla-extract/css'
import { space, textStyle } from '@bellows/tokens'

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
