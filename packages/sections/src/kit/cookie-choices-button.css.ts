import { style } from '@vanilla-extract/css'
import { size, space } from '@bellows/tokens'

/** One line high, with room around it for a finger. */
export const choices = style({
  paddingBlock: space[2],
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: space[1],
})

export const afterWords = style([
  choices,
  { '::before': { content: '" · "', display: 'inline-block', whiteSpace: 'pre' } },
])
