import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

export const frame = style({
  minBlockSize: '100svh',
  paddingBlock: space[10],
  display: 'grid',
  alignContent: 'start',
})
