import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { galleryGaps, media, motion, size, space } from '@bellows/tokens'

/** Set inline: the owner's height. `height` is what the window makes of it. */
export const reel = createVar()
export const height = createVar()
const PHONE_SHARE = 380 / 640

export const root = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space[5],
  vars: { [height]: reel },
  '@media': {
    [media.t]: { vars: { [height]: `calc(${reel} * 0.75)` } },
    [media.m]: { vars: { [height]: `calc(${reel} * ${PHONE_SHARE})` } },
  },
})

/** The gap between the pictures; phones have the small one at most. */
export const gap = createVar()
export const gaps = styleVariants(galleryGaps(gap))

/** Set inline: what all pictures with their gaps come to, and the widest of them. */
export const stripLength = createVar()
export const widest = createVar()
/** `86%` of the window, where a percentage would be of a picture. */
export const WIDEST = '86cqi'
/** Makes one of two lengths out of a difference. */
const STEEP = 9999
/** The last picture moves to the first one's other side where the others fill the window, as it does once the strip goes round. */
const before = `max(-1 * ${stripLength}, min(${space[0]}, (100cqi + ${widest} - ${stripLength}) * ${STEEP}))`
const lastOfRound = '[data-round] :not([data-live]) > &:last-child'

export const film = style({ order: -1 })
export const slide = style({
  position: 'relative',
  blockSize: height,
  transition: `opacity ${motion.slide} ${motion.easing}`,
  selectors: {
    '[data-dim] &:not([data-current])': { opacity: 0.55 },
    // Two stand in the middle together; where they are wider than the window, the strip begins and ends with it.
    '[data-pair] &:first-child': { marginInlineStart: 'auto' },
    '[data-pair] &:last-child': { marginInlineEnd: 'auto' },
  },
  '@media': {
    [media.reducedMotion]: { transition: 'none' },
    [`not ${media.unscripted}`]: {
      selectors: {
        [lastOfRound]: { transform: `translateX(${before})` },
        [`${lastOfRound}:dir(rtl)`]: { transform: `translateX(calc(-1 * ${before}))` },
      },
    },
  },
})

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  // Of two that fit the controls go once they are measured; what stands below stays where it is.
  selectors: { '[data-pair] > &': { minBlockSize: size.control } },
})
export const controls = style({ marginInlineStart: 'auto' })
export const counter = style({ order: -1 })
