import { style } from '@vanilla-extract/css'
import { media, size, space } from '@bellows/tokens'

/** Phones and tablets only; the glyph, not its button, stands on the margin. */
export const frame = style({
  marginInlineEnd: `calc((${size.icon} - ${size.control}) / 2)`,
  '@media': { [media.d]: { display: 'none' } },
})
export const foot = style({ marginBlockStart: space[7], selectors: { '&:empty': { display: 'none' } } })
