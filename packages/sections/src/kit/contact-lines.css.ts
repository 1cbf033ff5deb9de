import { style } from '@vanilla-extract/css'
import { space, textStyle } from '@bellows/tokens'

export const lines = style([
  textStyle('small'),
  {
    fontStyle: 'normal',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: space[2],
    overflowWrap: 'anywhere',
  },
])
export const block = style({ whiteSpace: 'pre-line' })
