import { type Colour, gain, mix } from '../canvas/colour.ts'
import { dab } from '../canvas/dab.ts'
import type { Plate } from '../canvas/plate.ts'
import { dice } from '../canvas/random.ts'
import { type Point, stroke } from '../canvas/stroke.ts'

/** A full-petalled bloom, rose or ranunculus, turned a little away from the viewer. */
export interface Bloom {
  x: number
  y: number
  radius: number
  petal: Colour
  heart: Colour
  /** Direction of the light in the picture plane. */
  light: Point
  squash?: number
  turn?: number
  seed: number
}

export function bloom(target: Plate, flower: Bloom) {
  const roll = dice(flower.seed)
  const { squash = 0.86, turn = 0 } = flower
  const rings = 7
  for (let ring = 0; ring < rings; ring++) {
    const share = ring / (rings - 1)
    const reach = flower.radius * (0.66 - 0.62 * share)
    const petals = Math.round(8 - share * 3)
    const start = roll.range(0, Math.PI * 2)
    for (let index = 0; index < petals; index++) {
      const angle = start + ((index + roll.range(-0.2, 0.2)) / petals) * Math.PI * 2
      const x = flower.x + Math.cos(angle + turn) * reach
      const y = flower.y + Math.sin(angle + turn) * reach * squash - share * flower.radius * 0.1
      petal(target, {
        flower,
        x,
        y,
        angle: angle + turn,
        share,
        size: flower.radius * (0.46 - share * 0.28) * roll.range(0.88, 1.12),
      })
    }
  }
}

interface Petal {
  flower: Bloom
  x: number
  y: number
  angle: number
  share: number
  size: number
}

function petal(target: Plate, { flower, x, y, angle, share, size }: Petal) {
  const facing = Math.cos(angle) * flower.light[0] + Math.sin(angle) * flower.light[1]
  const own = mix(flower.petal, flower.heart, share * 0.75)
  const bright = 0.72 + 0.34 * facing
  const turn = angle + Math.PI / 2
  const inner = { x: Math.cos(angle) * size, y: Math.sin(angle) * size }
  dab(target, {
    x,
    y,
    radius: size * 1.12,
    squash: 0.74,
    turn,
    colour: gain(own, bright * 0.42),
    alpha: 0.55,
    soft: 0.35,
  })
  dab(target, { x, y, radius: size * 1.04, squash: 0.68, turn, colour: gain(own, bright * 1.02), soft: 0.14 })
  dab(target, {
    x: x - inner.x * 0.16,
    y: y - inner.y * 0.16,
    radius: size * 0.9,
    squash: 0.52,
    turn,
    colour: gain(own, bright * 0.72),
    alpha: 0.75,
    soft: 0.7,
  })
  dab(target, {
    x: x - inner.x * 0.4,
    y: y - inner.y * 0.4,
    radius: size * 0.72,
    squash: 0.4,
    turn,
    colour: gain(flower.heart, bright * 0.4),
    alpha: 0.6,
    soft: 0.9,
  })
}

/** A stem of paired leaves, eucalyptus or olive. */
export interface Sprig {
  from: Point
  bend: Point
  to: Point
  leaves: number
  size: number
  /** Leaf width against length. */
  squash: number
  colour: Colour
  lit: Colour
  seed: number
}

export function sprig(target: Plate, stem: Sprig) {
  const roll = dice(stem.seed)
  stroke(target, {
    from: stem.from,
    bend: stem.bend,
    to: stem.to,
    width: stem.size * 0.16,
    tip: stem.size * 0.06,
    colour: gain(stem.colour, 0.6),
  })
  for (let index = 1; index <= stem.leaves; index++) {
    const share = index / stem.leaves
    const rest = 1 - share
    const at = (axis: 0 | 1) =>
      rest * rest * stem.from[axis] + 2 * rest * share * stem.bend[axis] + share * share * stem.to[axis]
    const heading = Math.atan2(stem.to[1] - stem.from[1], stem.to[0] - stem.from[0])
    const side = index % 2 ? 1 : -1
    const angle = heading + side * roll.range(0.6, 1.15)
    const size = stem.size * (1 - share * 0.45) * roll.range(0.75, 1.15)
    const x = at(0) + Math.cos(angle) * size
    const y = at(1) + Math.sin(angle) * size
    const colour = mix(stem.colour, stem.lit, roll.next())
    dab(target, {
      x,
      y,
      radius: size,
      squash: stem.squash,
      turn: angle,
      colour: gain(colour, 0.78),
      soft: 0.12,
    })
    dab(target, {
      x: x + Math.sin(angle) * size * stem.squash * 0.3,
      y: y - Math.cos(angle) * size * stem.squash * 0.3,
      radius: size * 0.86,
      squash: stem.squash * 0.55,
      turn: angle,
      colour,
      alpha: 0.8,
      soft: 0.5,
    })
  }
}
