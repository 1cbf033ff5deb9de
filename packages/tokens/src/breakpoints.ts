import { inRem } from './type-scale.ts'

/** First pixel of each band: T 768–991, D from 992, XL from 1440, XXL from 1800. */
export const breakpoints = { t: 768, d: 992, xl: 1440, xxl: 1800 } as const

/** Windows from which on a header may hold its entries, in pixels: the first is the desktop's. */
export const barWindows = [breakpoints.d, 1200, breakpoints.xl, breakpoints.xxl] as const
/** Width of the row that holds them in each of these windows, in pixels. */
export const barWidths = [896, 1104, 1312, 1600] as const
/** What the row lacks of it where the page's scrollbar takes some. */
const SCROLLBAR = 17
/** In rem, so that it grows with the text. */
export const leastBar = (step: number): string => inRem((barWidths[step] ?? Infinity) - SCROLLBAR)
const isBelow = (step: number) => `(width < ${leastBar(step)})`
/** Container conditions of a row: in each it is as wide as one of these windows makes it; the first takes what is narrower. */
export const barSteps: readonly string[] = barWidths.map((_, step) =>
  [
    ...(step > 0 ? [`(width >= ${leastBar(step)})`] : []),
    ...(step + 1 < barWidths.length ? [isBelow(step + 1)] : []),
  ].join(' and '),
)
export const mediaFrom = (width: number) => `(min-width: ${width}px)`
export const mediaBelow = (width: number) => `(max-width: ${width - 1}px)`

/** Media conditions for vanilla-extract's `'@media'` and `matchMedia`. */
export const media = {
  m: `(max-width: ${breakpoints.t - 1}px)`,
  t: `(min-width: ${breakpoints.t}px) and (max-width: ${breakpoints.d - 1}px)`,
  tUp: `(min-width: ${breakpoints.t}px)`,
  tDown: `(max-width: ${breakpoints.d - 1}px)`,
  d: `(min-width: ${breakpoints.d}px)`,
  dOnly: `(min-width: ${breakpoints.d}px) and (max-width: ${breakpoints.xl - 1}px)`,
  xl: `(min-width: ${breakpoints.xl}px)`,
  xxl: `(min-width: ${breakpoints.xxl}px)`,
  /** The smallest phones, and a page enlarged four times: nothing may stand in the way of reading. */
  narrow: '(max-width: 320px)',
  /** Phones whose bar has no room for a third thing. */
  snug: '(max-width: 399px)',
  hover: '(hover: hover)',
  coarse: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** No script will ever answer. */
  unscripted: '(scripting: none)',
  forcedColors: '(forced-colors: active)',
} as const

/** Container conditions in rem, so that they grow with the text: a phone at its usual size of text has more room. */
export const room = { largeTextOnPhone: '(width < 18rem)' } as const
