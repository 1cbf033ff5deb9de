import { createGlobalThemeContract, style } from '@vanilla-extract/css'
import { media } from '@bellows/tokens'

export const heroHeight = createGlobalThemeContract(
  { fixed: null, ratio: null },
  (_, path) => `hero-${path.join('-')}`,
)

/** Smallest height of a hero that fills the screen. */
const FULL_MIN = 'max(30rem, 100svh)'

/** Fixed: the stored height, half of it on phones; fit: the first picture's own ratio; full: the screen. */
export const heightBox = style({
  minBlockSize: heroHeight.fixed,
  selectors: {
    '&[data-height="fit"]': { minBlockSize: `clamp(40svh, calc(100vw / ${heroHeight.ratio}), 120svh)` },
    '&[data-height="full"]': { minBlockSize: FULL_MIN },
  },
  '@media': {
    [media.m]: { selectors: { '&[data-height="fixed"]': { minBlockSize: `calc(${heroHeight.fixed} / 2)` } } },
  },
})
