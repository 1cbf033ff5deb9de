import { globalStyle, style } from '@vanilla-extract/css'
import { size, space, textStyle } from '@bellows/tokens'

export const lines = style([
  textStyle('small'),
  {
    fontStyle: 'normal',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[2],
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-row]': {
        flexFlow: 'row wrap',
        alignItems: 'baseline',
        columnGap: space[5],
      },
      '&[data-row="center"]': { justifyContent: 'center', textAlign: 'center' },
    },
  },
])
/** Rows of a column keep one pitch, whether they lead anywhere or not. */
globalStyle(`${lines} > a, ${lines}:not([data-row]) > *`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.check,
})
export const block = style({ whiteSpace: 'pre-line' })
