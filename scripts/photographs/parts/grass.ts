import { type Colour, mix } from '../canvas/colour.ts'
import type { Plate } from '../canvas/plate.ts'
import { dice } from '../canvas/random.ts'
import { stroke } from '../canvas/stroke.ts'

/** Blades growing from a band of ground, `top`..`bottom`, longest in front. */
export interface Grass {
  top: number
  bottom: number
  left?: number
  right?: number
  count: number
  /** Blade length in units at the bottom of the band; at the top a `shrink`th of it. */
  length: number
  shrink?: number
  width: number
  root: Colour
  tip: Colour
  lean?: number
  seed: number
  alpha?: number
}

export function grass(target: Plate, { top, bottom, left = -30, right = 1030, ...field }: Grass) {
  const roll = dice(field.seed)
  const shrink = field.shrink ?? 0.3
  for (let index = 0; index < field.count; index++) {
    const near = (index / field.count) ** 0.8
    const size = shrink + (1 - shrink) * near
    const length = field.length * size * roll.range(0.45, 1.15)
    const x = roll.range(left, right)
    const y = top + (bottom - top) * near + roll.range(-4, 4)
    const sway = (field.lean ?? 0.1) * length + roll.normal() * length * 0.26
    const light = roll.next()
    stroke(target, {
      from: [x, y],
      bend: [x + sway * 0.15, y - length * 0.62],
      to: [x + sway, y - length],
      width: field.width * size * roll.range(0.6, 1.2),
      colour: mix(field.root, field.tip, light * 0.25),
      end: mix(field.root, field.tip, 0.35 + light * 0.65),
      alpha: field.alpha ?? 1,
    })
  }
}
