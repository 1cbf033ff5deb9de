import type { StyleRule } from '@vanilla-extract/css'
import { chars } from '@bellows/tokens'

/** A measure in characters for titles that are set in the display style, and for those only. */
export const displayMeasure = (count: number): StyleRule => ({
  selectors: { '&&&[data-size="display"]': { maxInlineSize: chars('heading', count) } },
})
