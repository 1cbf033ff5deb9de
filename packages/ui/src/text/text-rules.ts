import type { StyleRule } from '@vanilla-extract/css'

/** Line breaking of titles; boxes around them grow, nothing is clipped. */
export const titleWrap: StyleRule = {
  textWrap: 'balance',
  hyphens: 'auto',
  hyphenateLimitChars: '12 4 4',
  overflowWrap: 'anywhere',
}

/** Line breaking of running text. */
export const proseWrap: StyleRule = { textWrap: 'pretty', hyphens: 'auto', overflowWrap: 'anywhere' }

/** Figures of counters and prices: even in height and width. */
export const setFigures: StyleRule = { fontVariantNumeric: 'lining-nums tabular-nums' }
