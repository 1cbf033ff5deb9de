import { gain, hex, mix, smooth } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, paint, plate, type Plate, tall, tint } from '../canvas/plate.ts'
import { cast } from '../figures/cast.ts'
import { handInHand } from '../figures/groups.ts'
import { across, type Camera, depthAt } from '../parts/camera.ts'
import { mist } from '../parts/mist.ts'
import { sky } from '../parts/sky.ts'
import { water } from '../parts/water.ts'
import { range } from './ridges.ts'

/** The end of a jetty at blue hour. */
export async function dock(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const line = h * 0.54
  const view = sky(plate(frame), {
    horizon: line,
    zenith: hex('#47607a', 0.72),
    middle: hex('#9fb0bd', 0.72),
    low: hex('#f0c6aa', 0.9),
    clouds: { colour: hex('#e3b9a6', 0.8), amount: 0.65, seed, size: 260 },
  })
  const hills = { far: hex('#8b9aa6', 0.62), near: hex('#1f2a30', 0.6), haze: hex('#c9bfb8', 0.65) }
  range(view, { ...hills, first: 0.43, last: 0.53, count: 4, trees: 28, rise: h * 0.08, seed })
  mist(view, { y: line - 6, depth: h * 0.03, colour: hex('#d9cdc6', 0.7), density: 0.7, seed })
  water(view, { line, ripple: 0.3, body: hex('#2c3d49', 0.5), far: 0.92, near: 0.58, seed })
  const camera: Camera = { x: 380, horizon: line, eye: 2.1, focal: 880 }
  planks(view, camera, seed)
  const light = {
    from: [0.2, -0.7] as const,
    rim: hex('#f3cdb2', 1.2),
    fill: hex('#7d8790', 0.4),
    haze: hex('#b9bcc0', 0.6),
    air: 0.08,
    edge: 2.2,
    halo: 0.3,
  }
  const stand = { x: across(camera, -0.1, 7.3), y: line + (camera.eye * camera.focal) / 7.3 }
  await cast(view, { ...stand, markup: handInHand(), bounds: [-90, -190, 110, 8], size: 1.2, light, seed })
  return view
}

function planks(view: Plate, camera: Camera, seed: number) {
  const field = noise(seed + 17)
  const wood = hex('#8d857a', 0.5)
  const dark = hex('#23282c', 0.5)
  const half = 1.15
  const end = 8.4
  paint(
    view,
    (x, y, ink) => {
      const depth = depthAt(camera, y)
      const metres = ((x - camera.x) * depth) / camera.focal
      if (depth > end * 1.06 || Math.abs(metres) > half * 1.02) return
      if (depth > end) return tint(ink, dark, smooth(half * 1.02, half, Math.abs(metres)))
      const board = depth / 0.16
      const gap = smooth(0.06, 0.12, board % 1) * smooth(1, 0.95, board % 1)
      const grit = field.fractal(metres * 2.2 + Math.floor(board) * 7, board * 0.6, 3)
      const tone = 0.75 + 0.3 * field.at(Math.floor(board) * 3.7, 1) + 0.25 * grit
      const far = smooth(2, end, depth)
      tint(
        ink,
        mix(dark, gain(mix(wood, hex('#b9a79b', 0.6), far), tone), 0.25 + 0.75 * gap),
        smooth(half * 1.02, half, Math.abs(metres)),
      )
    },
    camera.horizon + 5,
  )
}
