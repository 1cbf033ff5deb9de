import { hex, mix, smooth } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { paint, type Plate, tint } from '../canvas/plate.ts'
import type { Sun } from './sky.ts'

export function meadowSlope(
  view: Plate,
  { y: crest, rise, seed, sun }: { y: number; rise: number; seed: number; sun: Sun },
) {
  const field = noise(seed + 60)
  const dark = hex('#3b3c22', 0.5)
  const light = hex('#b7a061', 0.85)
  paint(
    view,
    (x, y, ink) => {
      const top = crest - rise * field.at(x / 620, seed) - 2.4 * Math.abs(field.at(x / 3, 2))
      const below = y - top
      if (below < 0) return
      const patch = field.fractal(x / 130, below / 26, 4)
      const near = Math.exp(-Math.abs(x - sun.x) / 330)
      tint(
        ink,
        mix(dark, light, Math.max(0, Math.min(1, 0.42 + patch * 0.7 + near * 0.3 - below / 900))),
        smooth(0, 1.5, below),
      )
      const edge = smooth(12, 0, below) * 0.3 * near
      for (let channel = 0; channel < 3; channel++)
        ink[channel] = (ink[channel] as number) + (sun.colour[channel] as number) * edge
    },
    crest - rise * 1.6,
  )
}
