import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import {
  color,
  media,
  motion,
  pictureRingApart,
  shape,
  size,
  space,
  textSize,
  textStyle,
} from '@bellows/tokens'

const live = '&:not([aria-disabled="true"])'
const pressed = (fill: string) => `color-mix(in srgb, ${fill} 88%, ${color.background})`
const change = ['background-color', 'border-color', 'color'].map(
  (property) => `${property} ${motion.draw} ${motion.easing}`,
)

const least = createVar()
const asHigh = (height: string, inline: string) => ({
  vars: { [least]: height },
  minBlockSize: least,
  paddingInline: inline,
})
const small = asHigh(size.controlSmall, size.controlPadding.s)
const labelHeight = 1.3
/** What a text button's target has above its label and again below it. */
const room = `calc((${least} - ${labelHeight} * ${textSize('button')} - 2 * ${size.tick}) / 2)`

export const button = recipe({
  base: [
    textStyle('button'),
    {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[3],
      maxInlineSize: '100%',
      minInlineSize: size.target,
      paddingBlock: space[2],
      border: `${size.hairline} solid transparent`,
      borderRadius: shape.buttonRadius,
      textAlign: 'center',
      textDecoration: 'none',
      overflowWrap: 'anywhere',
      transition: change.join(', '),
      selectors: {
        '&[aria-disabled="true"]': { cursor: 'not-allowed', color: color.paragraphs },
        '&[aria-busy="true"]': { cursor: 'progress' },
        '[data-scheme="image_background"] &:focus-visible': pictureRingApart,
      },
      '@media': {
        [media.forcedColors]: { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
      },
    },
  ],
  variants: {
    size: {
      s: small,
      m: asHigh(size.control, size.controlPadding.m),
      l: asHigh(size.controlLarge, size.controlPadding.l),
    },
    /** In a bar at a phone's foot, where other things stand beside it. */
    isInBar: {
      true: { '@media': { [media.m]: { minBlockSize: size.control, paddingInline: small.paddingInline } } },
    },
    variant: {
      solid: {
        color: color.onSolid,
        backgroundColor: color.solidButton,
        borderColor: color.solidButton,
        '@media': {
          [media.hover]: {
            selectors: { [`${live}:hover`]: { color: color.solidButton, backgroundColor: 'transparent' } },
          },
        },
        selectors: {
          [`${live}:active`]: { color: color.onSolid, backgroundColor: pressed(color.solidButton) },
          '&[aria-disabled="true"]': { backgroundColor: color.lines, borderColor: color.lines },
          // A light one on a light photograph would have no edge.
          [`[data-scheme="image_background"] ${live}:not(:hover)`]: { borderColor: color.onSolid },
        },
      },
      outline: {
        color: color.outlineTextButtonLink,
        borderColor: color.outlineTextButtonLink,
        '@media': {
          [media.hover]: {
            selectors: {
              [`${live}:hover`]: { color: color.background, backgroundColor: color.outlineTextButtonLink },
            },
          },
        },
        selectors: {
          [`${live}:active`]: {
            color: color.background,
            backgroundColor: pressed(color.outlineTextButtonLink),
          },
          '&[aria-disabled="true"]': { borderColor: color.lines },
        },
      },
      text: { color: color.outlineTextButtonLink, paddingInline: 0, border: 0 },
    },
    /** The label of a text button, and not its target, keeps distance and lines from what stands around it. */
    isFlush: { true: {} },
  },
  compoundVariants: [
    {
      variants: { variant: 'text', isInBar: true },
      style: { '@media': { [media.m]: { paddingInline: 0 } } },
    },
    {
      variants: { variant: 'text', isFlush: true },
      style: {
        vars: { '--button-room': room },
        paddingBlock: size.buttonRoom,
        marginBlock: `calc(-1 * ${size.buttonRoom})`,
      },
    },
  ],
  defaultVariants: { variant: 'solid', size: 'm' },
})

const { text } = button.classNames.variants.variant

const draw = keyframes({ from: { backgroundSize: `0% ${size.hairline}` } })

/** Long labels may take several lines. */
export const label = style({ lineHeight: labelHeight })
globalStyle(`${text} ${label}`, {
  paddingBlockEnd: size.tick,
  marginBlockStart: size.tick,
  textAlign: 'start',
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundSize: `100% ${size.hairline}`,
  backgroundPosition: 'left bottom',
  backgroundRepeat: 'no-repeat',
})
globalStyle(`${text}:dir(rtl) ${label}`, { backgroundPosition: 'right bottom' })
globalStyle(`${text}:active ${label}`, { backgroundSize: `100% ${size.tick}` })
globalStyle(`${text}[aria-disabled="true"] ${label}`, { backgroundImage: 'none' })
globalStyle(`${text}:not([aria-disabled="true"]):hover ${label}`, {
  '@media': { [media.hover]: { animation: `${draw} ${motion.draw} ${motion.easing}` } },
})
globalStyle(`${text}:not([aria-disabled="true"]) ${label}`, {
  '@media': {
    [media.forcedColors]: { textDecoration: 'underline', textUnderlineOffset: size.underlineOffset },
  },
})

/** Left out of a bar at a phone's foot, where room is scarce. */
export const arrowInBar = style({ '@media': { [media.m]: { display: 'none' } } })
export const arrow = style({
  transition: `translate ${motion.draw} ${motion.easing}`,
  '@media': {
    [media.hover]: {
      selectors: {
        [`${text}:not([aria-disabled="true"]):hover &`]: { translate: space[1] },
        [`${text}:not([aria-disabled="true"]):hover &:dir(rtl)`]: { translate: `calc(-1 * ${space[1]})` },
      },
    },
  },
})

export const busyLine = style({ position: 'absolute', insetInline: 0, insetBlockEnd: 0 })
