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
globalStyle(`${lines} > a`, { display: 'inline-flex', alignItems: 'center', minBlockSize: size.check })
export const block = style({ whiteSpace: 'pre-line' })
