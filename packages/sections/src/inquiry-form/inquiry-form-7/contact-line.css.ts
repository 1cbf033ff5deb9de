import { style } from '@vanilla-extract/css'
import { space, textStyle } from '@bellows/tokens'

export const line = style([
  textStyle('small'),
  {
    // Where the owner breaks a line, it breaks.
    whiteSpace: 'pre-line',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[4],
    rowGap: space[1],
    fontStyle: 'normal',
    overflowWrap: 'anywhere',
  },
])
/** Nothing stands beside what has lines of its own. */
export const block = style({ flexBasis: '100%' })
