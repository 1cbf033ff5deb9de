import { gain, hex, smooth } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, paint, type Plate, plate, tint } from '../canvas/plate.ts'

/** Sheer cloth hanging from a rail, light coming through. */
export function curtain(
  frame: Frame,
  {
    left,
    right,
    top,
    bottom,
    sway,
    seed,
    density,
  }: {
    left: number
    right: number
    top: number
    bottom: number
    sway: number
    seed: number
    density: number
  },
): Plate {
  const field = noise(seed)
  return paint(
    plate(frame),
    (x, y, ink) => {
      const fall = (y - top) / (bottom - top)
      if (fall < 0 || fall > 1) return
      const drift = sway * fall ** 1.6 + 14 * field.at(y / 300, 1)
      const u = (x - left - drift) / (right - left)
      if (u < 0 || u > 1) return
      const pleat = u * 11 + 0.9 * field.at(u * 4, fall * 1.5)
      const fold = 0.5 + 0.5 * Math.sin(pleat * Math.PI * 2 + 1.4 * field.at(u * 7, fall * 2.4))
      const light = 0.72 + 0.55 * fold + 0.1 * field.at(x / 3, y / 40)
      const thick = density * (0.66 + 0.34 * (1 - fold))
      tint(
        ink,
        gain(hex('#f3eadc'), light),
        thick * smooth(0, 0.02, u) * smooth(1, 0.98, u) * smooth(1, 0.985, fall),
      )
    },
    top,
  )
}
