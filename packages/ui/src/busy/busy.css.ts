import { keyframes, style } from '@vanilla-extract/css'
import { media, motion, size } from '@bellows/tokens'

const run = keyframes({
  from: { insetInlineStart: '-40%' },
  to: { insetInlineStart: '100%' },
})

export const line = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: size.hairline,
  overflow: 'hidden',
  pointerEvents: 'none',
  // A button places it elsewhere, whichever of the two sheets comes first.
  selectors: { ':where(&)': { position: 'relative' } },
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    inlineSize: '40%',
    borderBlockStart: `${size.hairline} solid currentColor`,
    animation: `${run} calc(2 * ${motion.fade}) linear infinite`,
  },
  '@media': {
    [media.reducedMotion]: {
      '::before': { animation: 'none', insetInlineStart: 0, inlineSize: '100%' },
    },
  },
})
