import { createGlobalThemeContract } from '@vanilla-extract/css'

const voice = { family: null, weight: null, tracking: null, factor: null, variation: null, zero: null }

/** The active typography theme; `themeCss` writes it. */
export const type = createGlobalThemeContract(
  {
    heading: { ...voice, wordSpacing: null, smallVariation: null, smallFamily: null },
    body: { ...voice, lineHeight: null },
    label: { ...voice, transform: null, caps: null, growth: null },
    emphasis: { style: null, weight: null, wholeWeight: null, textStyle: null, textWeight: null },
  },
  (_, path) => `f-${path.join('-')}`,
)
