import type { StyleRule } from '@vanilla-extract/css'
import { media } from './breakpoints.ts'
import { space } from './space.css.ts'

/** The gaps of a gallery, written to a variable; phones have the small one at most. */
export function galleryGaps(gap: string) {
  const wide = (step: string): StyleRule => ({
    vars: { [gap]: step },
    '@media': { [media.m]: { vars: { [gap]: space[2] } } },
  })
  return {
    none: { vars: { [gap]: space[0] } },
    s: { vars: { [gap]: space[2] } },
    m: wide(space[5]),
    l: wide(space[7]),
  }
}
