import { style } from '@vanilla-extract/css'
import { space, textStyle } from '@bellows/tokens'

export const line = style([
  textStyle('small'),
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: space[4],
    rowGap: space[1],
    fontStyle: 'normal',
    overflowWrap: 'anywhere',
  },
])
