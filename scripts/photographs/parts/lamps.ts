import { type Colour, gain } from '../canvas/colour.ts'
import { dab } from '../canvas/dab.ts'
import type { Plate } from '../canvas/plate.ts'
import { dice } from '../canvas/random.ts'
import { along, type Point, stroke } from '../canvas/stroke.ts'

/** A string of bulbs hanging between two points. */
export interface Festoon {
  from: Point
  to: Point
  sag: number
  bulbs: number
  size: number
  colour: Colour
  wire?: Colour
}

export function festoon(target: Plate, { from, to, sag, bulbs, size, colour, wire }: Festoon) {
  const bend: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
  if (wire) stroke(target, { from, bend, to, width: size * 0.3, tip: size * 0.3, colour: wire })
  for (let index = 0; index < bulbs; index++) {
    const [x, y] = along({ from, bend, to }, (index + 0.5) / bulbs)
    dab(target, { x, y: y + size, radius: size, colour, soft: 0.4 })
  }
}

/** Lights far away, scattered in a box; lens blur makes them discs. */
export interface Sparks {
  left: number
  top: number
  right: number
  bottom: number
  count: number
  size: readonly [number, number]
  colours: readonly Colour[]
  seed: number
}

export function sparks(target: Plate, { left, top, right, bottom, count, size, colours, seed }: Sparks) {
  const roll = dice(seed)
  for (let index = 0; index < count; index++) {
    dab(target, {
      x: roll.range(left, right),
      y: roll.range(top, bottom),
      radius: roll.range(size[0], size[1]),
      colour: gain(roll.pick(colours), roll.range(0.35, 1)),
      soft: 0.3,
    })
  }
}
