import { hex, mix } from '../canvas/colour.ts'
import { dab } from '../canvas/dab.ts'
import { type Frame, type Plate, plate } from '../canvas/plate.ts'
import { dice } from '../canvas/random.ts'
import { sky } from './sky.ts'

export const bulb = hex('#ffc27a', 9)

export function nightfall(frame: Frame, horizon: number): Plate {
  return sky(plate(frame), {
    horizon,
    zenith: hex('#1f2b38', 0.75),
    middle: hex('#4d5c69', 0.6),
    low: hex('#b58f77', 0.5),
  })
}

export function woods(target: Plate, { top, bottom, seed }: { top: number; bottom: number; seed: number }) {
  const roll = dice(seed)
  for (let index = 0; index < 420; index++) {
    const y = top + (bottom - top) * Math.sqrt(roll.next())
    dab(target, {
      x: roll.range(-40, 1040),
      y,
      radius: roll.range(20, 60),
      squash: 0.8,
      colour: mix(hex('#10140f', 0.8), hex('#3b3426', 0.6), roll.next() ** 2),
      alpha: 0.9,
      soft: 0.6,
    })
  }
}
