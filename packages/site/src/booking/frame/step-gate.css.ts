import { style } from '@vanilla-extract/css'
import { size, space } from '@bellows/tokens'

export const waiting = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  inlineSize: '100%',
  maxInlineSize: size.formColumn,
  minBlockSize: space[14],
  alignContent: 'start',
})
