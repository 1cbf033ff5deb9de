import { style } from '@vanilla-extract/css'
import { size, space, textStyle } from '@bellows/tokens'

export const instructions = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
export const told = style({ justifySelf: 'start', maxInlineSize: size.formColumn })
export const back = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[4],
  maxInlineSize: size.formColumn,
})
export const checking = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: space[4],
  minBlockSize: space[14],
})
export const lead = style({ ...textStyle('h3') })
