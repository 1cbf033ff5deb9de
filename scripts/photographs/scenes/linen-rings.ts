import { day } from '../light/daylight.ts'
import { gain, hex } from '../canvas/colour.ts'
import { dab } from '../canvas/dab.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { type Frame, over, type Plate, plate, tall } from '../canvas/plate.ts'
import { focused } from '../light/focused.ts'
import { fabric } from '../parts/fabric.ts'
import { relief } from '../parts/relief.ts'
import { ring } from '../parts/ring.ts'

/** Two rings on washed linen. */
export function linenRings(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const cloth = hex('#d9cbb6', 0.95)
  const view = relief(plate(frame), {
    ...day,
    height: fabric({ angle: 0.5, fold: 210, depth: 62, wander: 0.75, thread: 5.2, seed }),
    colour: cloth,
    hollow: 34,
  })
  for (const [x, y, size] of [
    [560, 0.56, 1],
    [425, 0.515, 0.86],
  ] as const) {
    const shade = plate(frame)
    dab(shade, {
      x: x + 24,
      y: h * y + 40 * size,
      radius: 112 * size,
      squash: 0.6,
      turn: 0.15,
      colour: hex('#54483a', 0.4),
      alpha: 0.75,
      soft: 0.6,
    })
    dab(shade, {
      x: x + 4,
      y: h * y + 4,
      radius: 62 * size,
      squash: 0.55,
      colour: gain(cloth, 0.45),
      alpha: 0.55,
      soft: 0.8,
    })
    over(view, lensBlur(shade, 9))
    ring(view, {
      x,
      y: h * y,
      radius: 92 * size,
      band: size > 0.9 ? 11 : 8,
      tilt: size > 0.9 ? [0.1, 0.08, 1] : [-0.5, 0.35, 0.8],
      metal: size > 0.9 ? hex('#f2c078') : hex('#f0dcbc'),
      ground: cloth,
      window: hex('#fff6e8', 3.4),
    })
  }
  return focused(view, { from: h * 0.4, to: h * 0.68, blur: 12 })
}
