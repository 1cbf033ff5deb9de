import { gain, hex, mix, smooth } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, paint, type Plate, plate, shine, tall, tint } from '../canvas/plate.ts'
import { plaster, windowPatch } from '../scenes/wall.ts'

/** A limewashed corner: wall above, table below. */
export function still(
  frame: Frame,
  { table, seed, tone }: { table: number; seed: number; tone: number },
): Plate {
  const h = tall(frame)
  const light = windowPatch(plate(frame), {
    x: 60,
    y: -h * 0.08,
    width: 640,
    height: h * 0.66,
    panes: [2, 3],
    skew: 0.2,
  })
  const wall = lensBlur(shine(plaster(frame, seed), lensBlur(light, 26)), 7)
  const field = noise(seed + 3)
  paint(
    wall,
    (x, y, ink) => {
      const depth = (y - table) / (h - table)
      const streak = field.fractal(x / 160, (y - table) / 5, 4)
      const glow = 0.36 + 0.95 * smooth(900, 60, x + depth * 160)
      tint(
        ink,
        gain(mix(hex('#8f6f50', 0.6), hex('#b2916c', 0.65), 0.5 + streak * 0.6), glow * tone),
        smooth(-1.2, 1.2, y - table),
      )
    },
    table - 4,
  )
  return wall
}
