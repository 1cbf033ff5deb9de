import { type Colour, smooth } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { paint, type Plate, tint } from '../canvas/plate.ts'

/** A bank of mist around `y`, `depth` units thick to each side. */
export interface Mist {
  y: number
  depth: number
  colour: Colour
  density: number
  size?: number
  seed: number
}

export function mist(target: Plate, { y: middle, depth, colour, density, size = 220, seed }: Mist): Plate {
  const field = noise(seed)
  return paint(
    target,
    (x, y, ink) => {
      const distance = Math.abs(y - middle) / depth
      if (distance > 1.6) return
      const swirl = field.fractal(x / size, (y * 3.2) / size, 4)
      const share = smooth(1.25, 0, distance + swirl * 0.55) * density * (0.8 + 0.35 * swirl)
      tint(ink, colour, Math.max(0, Math.min(1, share)))
    },
    middle - depth * 1.6,
  )
}
