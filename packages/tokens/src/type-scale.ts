/** Sizes in px at 375 and at 1440, line height, and the voice that speaks it. */
export const typeScale = {
  display: { from: 44, to: 104, lineHeight: 1.04, voice: 'heading' },
  h1: { from: 38, to: 72, lineHeight: 1.04, voice: 'heading' },
  h2: { from: 31, to: 52, lineHeight: 1.1, voice: 'heading' },
  h3: { from: 25, to: 34, lineHeight: 1.18, voice: 'heading' },
  h4: { from: 20, to: 24, lineHeight: 1.3, voice: 'heading' },
  lead: { from: 19, to: 22, lineHeight: 1.5, voice: 'body' },
  body: { from: 16, to: 17, lineHeight: 1.65, voice: 'body' },
  small: { from: 14, to: 14, lineHeight: 1.55, voice: 'body' },
  label: { from: 12, to: 13, lineHeight: 1.4, voice: 'label' },
  button: { from: 14, to: 14, lineHeight: 1, voice: 'label' },
  quote: { from: 26, to: 44, lineHeight: 1.24, voice: 'heading' },
  numeral: { from: 56, to: 112, lineHeight: 0.9, voice: 'heading' },
  /** The opening mark of quotes: two fixed sizes, the larger from XL, whatever the theme's factor. */
  mark: { from: 52, to: 61, lineHeight: 1, voice: 'heading' },
} as const
export type TextStyle = keyof typeof typeScale

const REM = 16
const FLUID = { from: 375, to: 1440 }
const round = (value: number) => Number(value.toFixed(4))

/** Pixels as rem, so that text zoom works. */
export const inRem = (px: number): string => `${round(px / REM)}rem`

/** A size that grows evenly between the two viewports; in rem, so that text zoom works. */
export function fluid(from: number, to: number): string {
  if (from === to) return inRem(from)
  const slope = (to - from) / (FLUID.to - FLUID.from)
  const base = from - slope * FLUID.from
  return `clamp(${inRem(from)}, ${inRem(base)} + ${round(slope * 100)}vw, ${inRem(to)})`
}
