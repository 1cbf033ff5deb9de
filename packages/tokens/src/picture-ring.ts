import type { StyleRule } from '@vanilla-extract/css'
import { size } from './size.ts'

/** Focus ring that shows on any photograph: light inside dark, each as wide as the ring on paper. */
export const pictureRing: StyleRule = {
  outlineColor: '#FFFFFF',
  outlineOffset: 0,
  boxShadow: `0 0 0 calc(2 * ${size.tick}) #111111`,
}

/** The same with dark inside too, for what may be as light as the ring itself. */
export const pictureRingApart: StyleRule = {
  outlineColor: '#FFFFFF',
  outlineOffset: size.tick,
  boxShadow: `0 0 0 calc(3 * ${size.tick}) #111111`,
}
