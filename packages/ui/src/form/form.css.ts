import { style } from '@vanilla-extract/css'
import { color, space, textStyle } from '@bellows/tokens'

export const required = style({ ...textStyle('small'), color: color.paragraphs, marginBlockEnd: space[6] })
export const actions = style({ marginBlockStart: space[7] })
