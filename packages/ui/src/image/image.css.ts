import { style } from '@vanilla-extract/css'
import { color, media, motion, ratio } from '@bellows/tokens'

export const frame = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  inlineSize: '100%',
  selectors: {
    '&[data-ratio="natural"]': { aspectRatio: ratio['A-32'] },
    '&[data-ratio="fill"]': { position: 'absolute', inset: 0, blockSize: '100%' },
  },
})
export const shaped = Object.fromEntries(
  Object.entries(ratio).map(([name, value]) => [
    name,
    style({ selectors: { [`&[data-ratio="${name}"]`]: { aspectRatio: value } } }),
  ]),
)

export const photograph = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: {
    '[data-fit="contain"] > picture > &': { objectFit: 'contain' },
  },
  '@media': {
    [media.hover]: {
      transition: `scale ${motion.hover} ${motion.easing}`,
      selectors: {
        ':is(a, button, [data-zoom]):hover &': { scale: motion.hoverScale },
      },
    },
    [media.reducedMotion]: {
      selectors: { ':is(a, button, [data-zoom]):hover &': { scale: 'none' } },
    },
  },
})

/** As high as the frame, so that the photograph's percentages hold. */
export const picture = style({ inlineSize: '100%', blockSize: '100%' })

export const veil = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: color.overlay,
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
})
