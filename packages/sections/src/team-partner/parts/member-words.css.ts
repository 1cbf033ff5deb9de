import { style } from '@vanilla-extract/css'
import { size, space } from '@bellows/tokens'

export const role = style({ selectors: { '* + &': { marginBlockStart: space[2] } } })
export const body = style({ selectors: { '* + &': { marginBlockStart: space[5] } } })
export const small = style({
  maxInlineSize: size.measure.caption,
  selectors: { '* + &': { marginBlockStart: space[3] } },
})
