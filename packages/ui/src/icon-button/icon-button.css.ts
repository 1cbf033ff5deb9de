import { recipe } from '@vanilla-extract/recipes'
import { color, media, motion, pictureRing, shape, size } from '@bellows/tokens'

const live = '&:not([aria-disabled="true"])'
const veil = (share: string) => `color-mix(in srgb, ${color.overlay} ${share}, transparent)`
const faded = { color: `color-mix(in srgb, ${color.paragraphs} 48%, ${color.background})` }
const noBorder = `${size.hairline} solid transparent`

export const button = recipe({
  base: {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    inlineSize: size.control,
    blockSize: size.control,
    padding: 0,
    borderRadius: shape.buttonRadius,
    textDecoration: 'none',
    transition: ['background-color', 'border-color', 'color']
      .map((property) => `${property} ${motion.draw} ${motion.easing}`)
      .join(', '),
    selectors: { '&[aria-disabled="true"]': { cursor: 'not-allowed' } },
    '@media': {
      [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
    },
  },
  variants: {
    /** On paper with a border, on a picture with its own veil, or plain as in bars and dialog corners. */
    tone: {
      paper: {
        color: color.outlineTextButtonLink,
        border: `${size.hairline} solid ${color.control}`,
        '@media': {
          [media.hover]: {
            selectors: {
              [`${live}:hover`]: {
                color: color.background,
                backgroundColor: color.outlineTextButtonLink,
                borderColor: color.outlineTextButtonLink,
              },
            },
          },
        },
        selectors: {
          [`${live}:active`]: {
            color: color.background,
            backgroundColor: `color-mix(in srgb, ${color.outlineTextButtonLink} 88%, ${color.background})`,
          },
          '&[aria-disabled="true"]': { ...faded, borderColor: color.lines },
        },
      },
      picture: {
        color: color.headings,
        border: noBorder,
        backgroundColor: veil('64%'),
        selectors: {
          '&:focus-visible': pictureRing,
          [`${live}:active`]: { backgroundColor: veil('92%') },
          '&[aria-disabled="true"]': { color: `color-mix(in srgb, ${color.headings} 48%, transparent)` },
        },
        '@media': {
          [media.hover]: { selectors: { [`${live}:hover`]: { backgroundColor: veil('80%') } } },
        },
      },
      plain: {
        color: color.headings,
        border: noBorder,
        '@media': {
          [media.hover]: { selectors: { [`${live}:hover`]: { borderColor: color.control } } },
        },
        selectors: { '&[aria-disabled="true"]': faded },
      },
    },
  },
  defaultVariants: { tone: 'paper' },
})
