import { hex } from '../canvas/colour.ts'
import type { Light } from '../figures/cast.ts'

export const backlight = (from: readonly [number, number], rim = 2.6): Light => ({
  from,
  rim: hex('#ffd5a0', rim),
  fill: hex('#998e81', 0.52),
  haze: hex('#f3cf9d', 0.9),
  air: 0.14,
  edge: 2,
})

/** The same sun, close up. */
export const closeBacklight = (from: readonly [number, number], rim = 3): Light => ({
  from,
  rim: hex('#ffd6a2', rim),
  fill: hex('#8f8a86', 0.42),
  haze: hex('#f1c990', 0.85),
  air: 0.12,
  edge: 1,
})
