import type { StyleRule } from '@vanilla-extract/css'
import { size } from './size.ts'

/** Focus ring that shows on any photograph: light inside dark, each as wide as the ring on paper. */
export const pictureRing: StyleRule = {
  outlineColor: '#FFFFFF',
  outlineOffset: 0,
  boxShadow: `0 0 0 calc(2 * ${size.tick}) #111111`,
}
