import { createGlobalThemeContract } from '@vanilla-extract/css'

/** Form of controls, from the theme: button corners and the two field styles. */
export const shape = createGlobalThemeContract(
  { buttonRadius: null, field: { borderWidth: null, paddingInline: null } },
  (_, path) => `x-${path.join('-')}`,
)
