import { createGlobalThemeContract, style } from '@vanilla-extract/css'
import { media, size, space } from '@bellows/tokens'
import { paddingNames } from './padding-names.ts'

/** Stored paddings of one section, set inline. */
export const padding = createGlobalThemeContract(paddingNames)

/** The paddings as they show: in full on desktops, capped below. */
export const innerSpace = createGlobalThemeContract(
  { start: null, end: null },
  (_, path) => `section-space-${path.join('-')}`,
)
const capped = (cap: string) => ({
  vars: {
    [innerSpace.start]: `min(${padding.top}, ${cap})`,
    [innerSpace.end]: `min(${padding.bottom}, ${cap})`,
  },
})

export const section = style({
  position: 'relative',
  // Its paper begins at the bar's edge: only what is inside it needs room for a ring.
  scrollMarginBlockStart: `calc(-1 * var(--header-ring, ${space[0]}))`,
  vars: { [innerSpace.start]: padding.top, [innerSpace.end]: padding.bottom },
  '@media': { [media.m]: capped(size.paddingCap.m), [media.t]: capped(size.paddingCap.t) },
})

/** Inner paddings of the section; full-bleed templates put them on the words over their picture instead. */
export const padded = style({ paddingBlockStart: innerSpace.start, paddingBlockEnd: innerSpace.end })

export const backdrop = style({ position: 'absolute', inset: 0, overflow: 'clip', zIndex: 0 })
/** What the picture's own veil leaves to do, so that words pass on a white photograph. */
export const backdropScrim = style({ position: 'absolute', inset: 0, backgroundColor: 'black' })
export const aboveBackdrop = style({ position: 'relative', zIndex: 1 })
