import { style } from '@vanilla-extract/css'
import { color, media, motion, pictureRing, shape, size } from '@bellows/tokens'

const live = '&:not([aria-disabled="true"])'
const veil = (share: string) => `color-mix(in srgb, ${color.overlay} ${share}, transparent)`

const base = style({
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
})

const paper = style([
  base,
  {
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
      '&[aria-disabled="true"]': {
        color: `color-mix(in srgb, ${color.paragraphs} 48%, ${color.background})`,
        borderColor: color.lines,
      },
    },
  },
])

const picture = style([
  base,
  {
    color: color.headings,
    border: `${size.hairline} solid transparent`,
    selectors: {
      '&&': { backgroundColor: veil('64%') },
      '&&:focus-visible': pictureRing,
      [`${live}&:active`]: { backgroundColor: veil('92%') },
      '&[aria-disabled="true"]': { color: `color-mix(in srgb, ${color.headings} 48%, transparent)` },
    },
    '@media': {
      [media.hover]: { selectors: { [`${live}&:hover`]: { backgroundColor: veil('80%') } } },
    },
  },
])

const plain = style([
  base,
  {
    color: color.headings,
    border: `${size.hairline} solid transparent`,
    '@media': {
      [media.hover]: { selectors: { [`${live}:hover`]: { borderColor: color.control } } },
    },
    selectors: {
      '&[aria-disabled="true"]': {
        color: `color-mix(in srgb, ${color.paragraphs} 48%, ${color.background})`,
      },
    },
  },
])

export const button = { paper, picture, plain }
