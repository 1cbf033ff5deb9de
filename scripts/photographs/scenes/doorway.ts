import { gain, hex, mix, smooth } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, paint, type Plate, plate, tall, tint } from '../canvas/plate.ts'
import { cast } from '../figures/cast.ts'
import { bride } from '../figures/groups.ts'
import { handAtSide } from '../figures/solo.ts'
import { haze } from '../parts/room.ts'
import { thicket } from '../parts/thicket.ts'

/** A doorway full of evening, a bride in it. */
export async function doorway(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const door = { left: 330, right: 720, top: h * 0.2, floor: h * 0.8 }
  const field = noise(seed)
  const out = paint(plate(frame), (_x, y, ink) =>
    tint(ink, mix(hex('#f7dcb2', 1.7), hex('#e3b877', 1.1), smooth(door.top, door.floor, y)), 1),
  )
  thicket(out, {
    top: h * 0.4,
    bottom: h * 0.72,
    dark: hex('#8f8352', 0.8),
    leaf: hex('#dbbd78', 1.2),
    spark: hex('#fff0cd', 9),
    sparks: 60,
    blur: 22,
    ragged: 90,
    seed,
  })
  paint(out, (x, y, ink) => {
    if (x > door.left && x < door.right && y > door.top && y < door.floor) return
    const floor = y > door.floor
    const depth = (y - door.floor) / (h - door.floor)
    const spill = floor
      ? smooth(1.25, 0.1, Math.abs((x - 525 - depth * 60) / (210 + depth * 190))) * smooth(1.5, 0, depth)
      : 0
    const board = field.at(Math.floor(x / 58) * 7.7, 3) * 0.3 + field.fractal(x / 8, y / 190, 3) * 0.3
    const near =
      Math.exp(-Math.min(Math.abs(x - door.left), Math.abs(x - door.right)) / 26) *
      (y < door.floor ? 0.16 : 0)
    const gap = Math.abs((x / 58) % 1) < 0.035 && !floor ? 0.3 : 1
    const own = floor ? gain(hex('#c49a66'), 0.05 + spill * 0.8) : gain(hex('#7a5c40'), (0.05 + near) * gap)
    tint(ink, gain(own, 1 + board), 1)
  })
  const view = lensBlur(out, 1.5)
  await cast(view, {
    markup: handAtSide(bride),
    bounds: [-60, -185, 80, 8],
    x: 505,
    y: h * 0.845,
    size: h / 356,
    seed,
    light: {
      from: [0.5, -0.4],
      rim: hex('#ffd9a6', 2.4),
      fill: hex('#6f675e', 0.34),
      haze: hex('#e8bb80', 0.8),
      air: 0.14,
      edge: 2.2,
    },
  })
  return haze(view, { x: 525, y: h * 0.48, amount: 0.26 })
}
