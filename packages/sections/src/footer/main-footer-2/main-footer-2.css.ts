import { style } from '@vanilla-extract/css'
import { size, space } from '@bellows/tokens'

/** One axis for all. */
export const axis = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  rowGap: space[6],
  textAlign: 'center',
})
export const words = style({ maxInlineSize: size.measure.lead, textWrap: 'balance' })
export const profiles = style({ justifyContent: 'center', maxInlineSize: size.container.text })
export const legal = style({ marginBlockStart: space[6] })
