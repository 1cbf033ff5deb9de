import { style } from '@vanilla-extract/css'
import { color, media, motion, size, space } from '@bellows/tokens'

export const link = style({
  color: color.outlineTextButtonLink,
  textDecorationLine: 'underline',
  textDecorationThickness: size.hairline,
  textUnderlineOffset: space[1],
  overflowWrap: 'anywhere',
  transition: `text-decoration-color ${motion.draw} ${motion.easing}`,
  selectors: {
    '&:active': { textDecorationThickness: size.tick },
    '&[data-variant="quiet"]': {
      color: 'inherit',
      textDecorationColor: 'transparent',
      paddingBlock: space[2],
    },
    '&[data-variant="quiet"][aria-current]': { textDecorationColor: 'currentColor' },
  },
  '@media': {
    // A transparent line is drawn where colours are forced, and then every link would look current.
    [media.forcedColors]: {
      selectors: { '&[data-variant="quiet"]:not([aria-current], :hover)': { textDecorationLine: 'none' } },
    },
    [media.hover]: {
      selectors: {
        '&:hover': { textDecorationThickness: size.tick },
        '&[data-variant="quiet"]:hover': {
          textDecorationThickness: size.hairline,
          textDecorationColor: 'currentColor',
        },
      },
    },
  },
})
