import { hex } from '../canvas/colour.ts'
import { type Frame, type Plate, plate, tall } from '../canvas/plate.ts'
import { focused } from '../light/focused.ts'
import { fabric } from '../parts/fabric.ts'
import { relief } from '../parts/relief.ts'

export function silkFolds(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const view = relief(plate(frame), {
    light: [-0.8, -0.35, 0.5],
    sun: hex('#fff1de', 0.9),
    ambient: hex('#b5b0ae', 0.26),
    height: fabric({ angle: -0.7, fold: 190, depth: 150, wander: 1, seed }),
    colour: hex('#e0cdb5', 0.9),
    sheen: { amount: 0.5, power: 18 },
    hollow: 60,
  })
  return focused(view, { from: h * 0.2, to: h * 0.75, blur: 13 })
}
