import { hex, smooth } from '../canvas/colour.ts'
import { dab } from '../canvas/dab.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { type Frame, over, plate, type Plate, tall } from '../canvas/plate.ts'
import { heads } from '../parts/seed-heads.ts'
import { still } from '../parts/still.ts'
import { turned } from '../parts/turned.ts'

const shape = (share: number) =>
  34 + 84 * Math.sin(Math.min(1, share * 0.93 + 0.06) * Math.PI) ** 1.3 + 8 * smooth(0.08, 0, share)

/** Dried grasses in a clay jar. */
export function driedGrass(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const table = h * 0.86
  const view = still(frame, { table, seed, tone: 0.85 })
  heads(view, {
    count: 23,
    root: 560,
    y: h * 0.68,
    length: h * 0.52,
    size: 2.2,
    seed,
    sun: { x: 200, y: h * 0.2, colour: hex('#f2d9ae', 0.9), glow: 300 },
  })
  const shade = plate(frame)
  dab(shade, {
    x: 700,
    y: table + 24,
    radius: 200,
    squash: 0.12,
    colour: hex('#33291f', 0.4),
    alpha: 0.85,
    soft: 0.8,
  })
  over(view, lensBlur(shade, 8))
  turned(view, {
    x: 560,
    top: h * 0.65,
    bottom: table + 18,
    radius: shape,
    colour: hex('#a5775a', 0.75),
    light: [-0.85, -0.25, 0.5],
    sun: hex('#fff0da', 1),
    ambient: hex('#a9a7a6', 0.28),
    gloss: 0.12,
    rough: 1,
    seed,
  })
  return view
}
