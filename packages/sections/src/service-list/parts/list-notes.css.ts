import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

export const failure = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[4],
})

export const lines = style({ paddingBlockStart: space[4], alignContent: 'start' })
