import { style } from '@vanilla-extract/css'
import { color, space, textStyle } from '@bellows/tokens'

export const row = style({ borderBlockStart: `${space[1]} solid ${color.lines}` })
export const label = style([textStyle('small'), { color: color.paragraphs, padding: space[4] }])
