import type { StyleRule } from '@vanilla-extract/css'

/** A measure for titles that are set in the display style, and for those only. */
export const displayMeasure = (measure: string): StyleRule => ({
  selectors: { '&&&[data-size="display"]': { maxInlineSize: measure } },
})
