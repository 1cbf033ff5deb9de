import { style } from '@vanilla-extract/css'
import { space } from '@bellows/tokens'

export const title = style({ marginBlockEnd: space[4] })
