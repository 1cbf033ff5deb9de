import { hex, mix, smooth } from '../canvas/colour.ts'
import { dab, type Touch } from '../canvas/dab.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, type Plate, tall } from '../canvas/plate.ts'
import { stroke } from '../canvas/stroke.ts'
import { layered } from '../parts/layered.ts'
import { still } from '../parts/still.ts'
import { turned } from '../parts/turned.ts'

const bowl = (share: number) => 262 * Math.sqrt(Math.max(0, 1 - share ** 2.2)) + 60 * smooth(0.86, 1, share)

/** Apples in a wooden bowl, the first of the orchard. */
export function appleBowl(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const table = h * 0.62
  const view = still(frame, { table, seed, tone: 1 })
  shadow(view, { x: 640, y: h * 0.83, radius: 330, squash: 0.15 })
  const fruit = [
    [420, 0.5, 92],
    [575, 0.485, 96],
    [495, 0.4, 90],
    [340, 0.55, 84],
    [660, 0.55, 86],
    [505, 0.57, 98],
  ] as const
  const bowlX = 505
  dab(view, { x: bowlX, y: h * 0.58, radius: 262, squash: 0.13, colour: hex('#3a271a', 0.5), soft: 0.03 })
  for (const [index, [x, y, radius]] of fruit.entries())
    apple(view, { x, y: h * y, radius, seed: seed + index })
  turned(view, {
    x: bowlX,
    top: h * 0.58,
    lip: 34,
    bottom: h * 0.84,
    radius: bowl,
    colour: hex('#8a6040', 0.6),
    light: [-0.85, -0.25, 0.5],
    sun: hex('#ffecd2', 1),
    ambient: hex('#9c9a98', 0.26),
    gloss: 0.2,
    rough: 1,
    seed,
  })
  for (const [x, y] of [
    [835, 0.81],
    [190, 0.86],
  ] as const) {
    shadow(view, { x: x + 36, y: h * y + 76, radius: 96, squash: 0.2 })
    apple(view, { x, y: h * y, radius: 88, seed: seed + x })
  }
  return view
}

const shadow = (view: Plate, place: Pick<Touch, 'x' | 'y' | 'radius' | 'squash'>) =>
  layered(view, 9, (layer) => dab(layer, { ...place, colour: hex('#2c221a', 0.4), alpha: 0.85, soft: 0.8 }))

function apple(view: Plate, { x, y, radius, seed }: { x: number; y: number; radius: number; seed: number }) {
  const field = noise(seed)
  const red = hex('#8f3a2b', 0.7)
  const gold = hex('#b9974f', 0.75)
  const ripe = field.at(seed, 1) * 0.5
  const skin = (px: number, py: number) => {
    const streak = field.fractal((px - x) / (6 + Math.hypot(py - y, 30) * 0.1), (py - y) / 70, 3) * 0.5
    const flush = field.fractal(px / 90, py / 90, 2)
    return mix(red, gold, smooth(-0.35, 0.55, flush * 0.9 + streak + ripe))
  }
  turned(view, {
    x,
    top: y - radius * 0.9,
    bottom: y + radius * 0.9,
    radius: (share) =>
      radius * Math.sqrt(Math.max(0.0004, 1 - (share * 2 - 1) ** 2)) ** 0.92 * (1.04 - 0.08 * share),
    colour: skin,
    light: [-0.8, -0.5, 0.45],
    sun: hex('#ffeed6', 1.05),
    ambient: hex('#a19c98', 0.26),
    gloss: 0.42,
    rough: 0.7,
    seed,
  })
  dab(view, {
    x: x + 2,
    y: y - radius * 0.84,
    radius: radius * 0.2,
    squash: 0.3,
    colour: hex('#3a1f14', 0.4),
    alpha: 0.7,
    soft: 0.9,
  })
  stroke(view, {
    from: [x + 1, y - radius * 0.82],
    bend: [x + 2, y - radius * 1.02],
    to: [x + 11, y - radius * 1.16],
    width: 5,
    tip: 6,
    colour: hex('#4b3524', 0.5),
  })
}
