import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

export const letter = style({ selectors: { '* + &': { marginBlockStart: space[5] } } })
