import { recipe } from '@vanilla-extract/recipes'
import { color, media, motion, size, space } from '@bellows/tokens'

/** The margins take back what the padding adds. */
const around = (block: string) => ({
  padding: `${block} ${size.focusOffset}`,
  margin: `calc(-1 * ${block}) calc(-1 * ${size.focusOffset})`,
  ':focus-visible': { outlineOffset: 0 },
})

export const link = recipe({
  base: {
    textDecorationLine: 'underline',
    textDecorationThickness: size.hairline,
    textUnderlineOffset: space[1],
    overflowWrap: 'anywhere',
    transition: `text-decoration-color ${motion.draw} ${motion.easing}`,
    ':active': { textDecorationThickness: size.tick },
  },
  variants: {
    /** `inline` in running text, always underlined; `quiet` in menus and footers, where the place says link. */
    variant: {
      inline: {
        color: color.outlineTextButtonLink,
        '@media': { [media.hover]: { ':hover': { textDecorationThickness: size.tick } } },
      },
      quiet: {
        color: 'inherit',
        textDecorationColor: 'transparent',
        paddingBlock: space[2],
        selectors: { '&[aria-current]': { textDecorationColor: 'currentColor' } },
        '@media': {
          // A transparent line is drawn where colours are forced, and then every link would look current.
          [media.forcedColors]: {
            selectors: { '&:not([aria-current], :hover)': { textDecorationLine: 'none' } },
          },
          [media.hover]: {
            ':hover': { textDecorationThickness: size.hairline, textDecorationColor: 'currentColor' },
          },
        },
      },
    },
    /** How far beside its letters a finger may land, where it does not stand in running text. */
    reach: { line: around(size.focusOffset), target: around(`calc((${size.target} - ${size.letter}) / 2)`) },
  },
  defaultVariants: { variant: 'inline' },
})
