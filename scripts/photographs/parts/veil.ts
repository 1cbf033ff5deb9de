import type { Colour } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import type { Plate } from '../canvas/plate.ts'
import { type Point, stroke } from '../canvas/stroke.ts'

/** Sheer cloth: many faint threads from a gathered edge to a hem. */
export interface Veil {
  /** Ends of the gathered edge. */
  gather: readonly Point[]
  /** Ends and middle of the hem. */
  hem: readonly Point[]
  /** Sideways lift of the middle. */
  billow: Point
  threads: number
  /** Thread width at the hem in units. */
  width: number
  colour: Colour
  density: number
  seed: number
}

export function veil(target: Plate, cloth: Veil) {
  const field = noise(cloth.seed)
  const [first, last] = cloth.gather as [Point, Point]
  const [left, middle, right] = cloth.hem as [Point, Point, Point]
  for (let index = 0; index < cloth.threads; index++) {
    const share = index / (cloth.threads - 1)
    const pleat = share + field.at(share * 9, 2) * 0.05
    const rest = 1 - pleat
    const hem = (axis: 0 | 1) =>
      rest * rest * left[axis] + 2 * rest * pleat * middle[axis] + pleat * pleat * right[axis]
    const from: Point = [first[0] + (last[0] - first[0]) * share, first[1] + (last[1] - first[1]) * share]
    const to: Point = [hem(0), hem(1) + field.at(share * 14, 6) * cloth.width]
    const bend: Point = [
      (from[0] + to[0]) / 2 + cloth.billow[0] * (0.5 + share),
      (from[1] + to[1]) / 2 + cloth.billow[1] * (0.4 + share) + field.at(share * 5, 4) * cloth.width,
    ]
    const fold = 0.5 + 0.8 * Math.abs(field.at(share * 22, 9))
    stroke(target, {
      from,
      bend,
      to,
      width: cloth.width * 0.2,
      tip: cloth.width * (0.6 + fold * 0.6),
      colour: cloth.colour,
      alpha: cloth.density * fold,
    })
  }
}

/** `x,share x,share` as points, the second a share of the height. */
export function points(text: string, height: number): Point[] {
  const pairs = text.split(' ').map((pair) => pair.split(',').map(Number))
  return pairs.map(([x, share]) => [x, (share as number) * height]) as unknown as Point[]
}
