import { type Colour, hex } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { type Frame, over, paint, type Plate, plate, tall, tint } from '../canvas/plate.ts'
import { dice } from '../canvas/random.ts'
import { bloom, sprig } from '../parts/flower.ts'

/** Roses filling the frame. */
export function rosesClose(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const view = paint(plate(frame), (_x, _y, ink) => tint(ink, hex('#2f3527', 0.5), 1))
  const roll = dice(seed)
  const back = plate(frame)
  for (let index = 0; index < 26; index++) {
    sprig(back, {
      from: [roll.range(0, 1000), roll.range(0, h)],
      bend: [roll.range(0, 1000), roll.range(0, h)],
      to: [roll.range(0, 1000), roll.range(0, h)],
      leaves: 12,
      size: 46,
      squash: 0.45,
      colour: hex('#38442f', 0.6),
      lit: hex('#8b976f', 0.8),
      seed: seed + index,
    })
  }
  over(view, lensBlur(back, 13))
  const petals: readonly (readonly [Colour, Colour])[] = [
    [hex('#f2e4d3', 1), hex('#dcb78f', 0.85)],
    [hex('#e8c3ae', 0.95), hex('#c1826a', 0.8)],
    [hex('#f6efe4', 1.05), hex('#e2cba6', 0.9)],
  ]
  const flowers = [
    [120, 0.18, 150],
    [880, 0.14, 165],
    [560, 0.06, 120],
    [60, 0.62, 160],
    [940, 0.56, 150],
    [330, 0.9, 175],
    [780, 0.92, 170],
    [320, 0.33, 190],
    [660, 0.5, 230],
  ] as const
  for (const [index, [x, y, radius]] of flowers.entries()) {
    const [petal, heart] = petals[index % 3] as readonly [Colour, Colour]
    const layer = plate(frame)
    bloom(layer, {
      x,
      y: h * y,
      radius,
      petal,
      heart,
      light: [-0.7, -0.6],
      squash: 0.92,
      turn: index,
      seed: seed + index * 5,
    })
    over(view, lensBlur(layer, index > 6 ? 1.2 : 12))
  }
  return view
}
