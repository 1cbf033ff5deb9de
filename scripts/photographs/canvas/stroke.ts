import type { Colour } from './colour.ts'
import { dab, type Touch } from './dab.ts'
import type { Plate } from './plate.ts'

export type Point = readonly [x: number, y: number]

/** A brush drawn along a curve that thins from `width` to `tip` (both in units). */
export interface Stroke {
  from: Point
  bend: Point
  to: Point
  width: number
  tip?: number
  colour: Colour
  /** The colour at the far end. */
  end?: Colour
  alpha?: number
}

export function along({ from, bend, to }: Pick<Stroke, 'from' | 'bend' | 'to'>, share: number): Point {
  const rest = 1 - share
  const place = (axis: 0 | 1) =>
    rest * rest * from[axis] + 2 * rest * share * bend[axis] + share * share * to[axis]
  return [place(0), place(1)]
}

export function stroke(target: Plate, line: Stroke) {
  const { width, tip = width * 0.15, colour, end = colour, alpha = 1 } = line
  const length =
    Math.hypot(line.bend[0] - line.from[0], line.bend[1] - line.from[1]) +
    Math.hypot(line.to[0] - line.bend[0], line.to[1] - line.bend[1])
  const pitch = Math.max((width + tip) * 0.22, 0.8 / target.scale)
  const count = Math.max(2, Math.ceil(length / pitch))
  const touch: Touch = { x: 0, y: 0, radius: width / 2, colour, alpha, soft: 0.3 }
  for (let index = 0; index <= count; index++) {
    const share = index / count
    const [x, y] = along(line, share)
    touch.x = x
    touch.y = y
    touch.radius = (width + (tip - width) * share) / 2
    if (end !== colour)
      touch.colour = [
        colour[0] + (end[0] - colour[0]) * share,
        colour[1] + (end[1] - colour[1]) * share,
        colour[2] + (end[2] - colour[2]) * share,
      ]
    dab(target, touch)
  }
}
