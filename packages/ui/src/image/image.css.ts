import { style } from '@vanilla-extract/css'
import { color, media, motion } from '@bellows/tokens'

export const photograph = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  selectors: {
    '[data-fit="contain"] &': { objectFit: 'contain' },
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

/** Under a veil: as high as the frame, so that the photograph's percentages hold. */
export const veiled = style({ inlineSize: '100%', blockSize: '100%' })

export const veil = style({
  position: 'absolute',
  inset: 0,
  backgroundColor: color.overlay,
  pointerEvents: 'none',
  forcedColorAdjust: 'none',
})
