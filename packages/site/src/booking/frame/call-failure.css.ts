import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

export const failure = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  marginBlockStart: space[5],
})
