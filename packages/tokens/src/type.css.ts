import { createGlobalThemeContract } from '@vanilla-extract/css'

const voice = { family: null, weight: null, tracking: null, factor: null, variation: null, transform: null }

/** The active typography theme; `themeCss` writes it. */
export const type = createGlobalThemeContract(
  {
    heading: voice,
    body: { ...voice, lineHeight: null },
    label: voice,
    emphasis: { style: null, weight: null },
  },
  (_, path) => `f-${path.join('-')}`,
)
