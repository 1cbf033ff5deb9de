import { style } from '@vanilla-extract/css'
import { size, space, type } from '@bellows/tokens'

export const signature = style({
  fontStyle: type.emphasis.style,
  selectors: { '* + &': { marginBlockStart: space[6] } },
})
export const action = style({
  // A line of its own, without the room that a line of text has below its letters.
  display: 'flex',
  inlineSize: 'fit-content',
  selectors: {
    '* + &': { marginBlockStart: `calc(${space[6]} - ${size.buttonRoom})` },
    '[data-align="center"] > &': { marginInline: 'auto' },
    '[data-align="right"] > &': { marginInlineStart: 'auto' },
  },
})
