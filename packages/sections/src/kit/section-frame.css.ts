import { createGlobalThemeContract, style } from '@vanilla-extract/css'
import { media } from '@bellows/tokens'

/** Stored paddings of one section, set inline. */
export const padding = createGlobalThemeContract(
  { top: null, bottom: null },
  (_, path) => `section-${path.join('-')}`,
)

/** Stored paddings show in full on desktops only (catalogue §1.1). */
const CAP = { m: '96px', t: '128px' }
const capped = (cap: string) => ({
  paddingBlockStart: `min(${padding.top}, ${cap})`,
  paddingBlockEnd: `min(${padding.bottom}, ${cap})`,
})

export const section = style({ position: 'relative', scrollMarginBlockStart: 'var(--header-height, 0px)' })

/** Inner paddings of the section; full-bleed templates put it on the box over their picture instead. */
export const padded = style({
  paddingBlockStart: padding.top,
  paddingBlockEnd: padding.bottom,
  '@media': { [media.m]: capped(CAP.m), [media.t]: capped(CAP.t) },
})

export const backdrop = style({ position: 'absolute', inset: 0, overflow: 'clip', zIndex: 0 })
export const aboveBackdrop = style({ position: 'relative', zIndex: 1 })
