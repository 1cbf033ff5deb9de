import { style } from '@vanilla-extract/css'
import { space, type } from '@bellows/tokens'

export const signature = style({
  fontStyle: type.emphasis.style,
  selectors: { '* + &': { marginBlockStart: space[6] } },
})
export const action = style({ selectors: { '* + &': { marginBlockStart: space[6] } } })
