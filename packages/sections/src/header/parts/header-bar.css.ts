import { globalStyle, style } from '@vanilla-extract/css'
import { color, layers, media, motion, size } from '@bellows/tokens'

const HEIGHT = '--header-height'

export const bar = style({
  borderBlockEnd: `${size.hairline} solid ${color.lines}`,
  zIndex: layers.header,
  selectors: {
    '&[data-sticky]': { position: 'sticky', insetBlockStart: 0 },
    '&[data-sticky][data-hidden]': { transform: 'translateY(-100%)' },
    // A focused link brings the bar back, wherever the page stands.
    '&[data-sticky]:focus-within': { transform: 'none' },
  },
  transition: `transform ${motion.slide} ${motion.easing}`,
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

globalStyle(':root', {
  vars: { [HEIGHT]: size.bar.m },
  scrollPaddingBlockStart: `var(${HEIGHT})`,
  '@media': {
    [media.t]: { vars: { [HEIGHT]: size.bar.t } },
    [media.d]: { vars: { [HEIGHT]: size.bar.d } },
  },
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: `var(${HEIGHT})`,
})
