import { type Colour, mix } from '../canvas/colour.ts'
import { dab } from '../canvas/dab.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { over, plate, type Plate } from '../canvas/plate.ts'
import { dice } from '../canvas/random.ts'

/** Woods far out of focus: masses of leaf with light breaking through as discs. */
export interface Thicket {
  top: number
  bottom: number
  dark: Colour
  leaf: Colour
  spark: Colour
  /** Number of bright gaps. */
  sparks: number
  blur: number
  count?: number
  /** Uneven upper edge, in units. */
  ragged?: number
  seed: number
}

export function thicket(target: Plate, { top, bottom, dark, leaf, spark, sparks, ...wood }: Thicket): Plate {
  const roll = dice(wood.seed)
  const field = noise(wood.seed)
  const layer = plate(target)
  const ragged = wood.ragged ?? 60
  const rim = (x: number) => top + field.fractal(x / 260, 1.7, 3) * ragged
  for (let index = 0; index < (wood.count ?? 900); index++) {
    const x = roll.range(-60, 1060)
    const y = rim(x) + Math.sqrt(roll.next()) * (bottom - top + 60)
    const light = Math.max(0, field.fractal(x / 190, y / 190, 3) + roll.normal() * 0.2 + 0.1)
    dab(layer, {
      x,
      y,
      radius: roll.range(14, 46),
      squash: 0.8,
      turn: roll.range(0, 3),
      colour: mix(dark, leaf, Math.min(1, light * 1.3)),
      alpha: 0.85,
      soft: 0.5,
    })
  }
  for (let index = 0; index < sparks; index++) {
    const x = roll.range(0, 1000)
    const y = rim(x) + roll.next() ** 1.4 * (bottom - top) * 0.9
    const size = roll.range(1.2, 4.2)
    if (field.fractal(x / 150 + 9, y / 150, 2) < -0.05) continue
    dab(layer, { x, y, radius: size, colour: mix(leaf, spark, roll.range(0.3, 1)), alpha: 0.9 })
  }
  return over(target, lensBlur(layer, wood.blur))
}
