import { createGlobalThemeContract, style } from '@vanilla-extract/css'
import { media, size, space } from '@bellows/tokens'

/** Set inline: the stored height and the ratio of the first picture. `least` is what the mode makes of them. */
export const stageHeight = createGlobalThemeContract(
  { fixed: null, ratio: null, least: null },
  (_, path) => `stage-${path.join('-')}`,
)

/** The screen, without the header where that does not lie over the section. */
const SCREEN = {
  whole: '100svh',
  belowHeader: `calc(100svh - var(--header-room, var(--header-height, ${space[0]})))`,
}
const atLeast = (height: string) => ({ vars: { [stageHeight.least]: height } })
const onPhones = {
  [media.m]: { selectors: { '&[data-height="fixed"]': atLeast(`calc(${stageHeight.fixed} / 2)`) } },
}

/**
 * Says what the mode comes to. Fixed: the stored height, half of it on phones; fit: the first picture's own ratio;
 * full: the screen.
 */
export const heightMode = style({
  selectors: {
    '&[data-height="fixed"]': atLeast(stageHeight.fixed),
    '&[data-height="fit"]': atLeast(`clamp(40svh, calc(100vw / ${stageHeight.ratio}), 120svh)`),
    '&[data-height="full"]': atLeast(`max(${size.screenLeast}, ${SCREEN.whole})`),
    '&[data-height="full"][data-below-header]': atLeast(`max(${size.screenLeast}, ${SCREEN.belowHeader})`),
  },
  '@media': onPhones,
})

/** The box that is as tall as the mode says, or taller. */
export const heightBox = style([heightMode, { minBlockSize: stageHeight.least }])
