import type { StyleRule } from '@vanilla-extract/css'

/** Its parts may ask how much room their text has. */
export const measured = { containerType: 'inline-size' } as const

/** Where large text leaves less room than tablets have: in rem, so that it grows with the text. */
export const forLargeText = (rule: NonNullable<StyleRule['@container']>[string]): StyleRule => ({
  '@container': { '(width < 42rem)': rule },
})
