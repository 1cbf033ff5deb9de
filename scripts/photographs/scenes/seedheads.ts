import { layered } from '../parts/layered.ts'
import { hex, mix, smooth } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { type Frame, over, paint, plate, type Plate, tall, tint } from '../canvas/plate.ts'
import { shafts } from '../light/shafts.ts'
import { backdrop } from '../parts/backdrop.ts'
import { grass } from '../parts/grass.ts'
import { heads } from '../parts/seed-heads.ts'
import type { Sun } from '../parts/sky.ts'

/** Seed heads against the sun, everything behind them dissolved. */
export function seedheads(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const sun: Sun = { x: 640, y: h * 0.3, colour: hex('#ffd09a', 1.7), glow: 240 }
  const view = field(frame, sun, seed)
  layered(view, 11, (behind) =>
    heads(behind, { count: 60, y: h, length: h * 0.5, size: 1.1, seed: seed + 4, sun }),
  )
  shafts(view, sun, { glow: 0.25, rays: 0, seed })
  const sharp = plate(frame)
  grass(sharp, {
    top: h * 0.99,
    bottom: h * 1.05,
    count: 190,
    length: h * 0.36,
    shrink: 0.8,
    width: 4,
    root: hex('#3d3a1f', 0.5),
    tip: hex('#d3b76c', 1),
    lean: 0.12,
    seed,
  })
  heads(sharp, { count: 12, y: h * 1.02, length: h * 0.7, size: 2.3, seed: seed + 1, sun })
  over(view, sharp)
  const front = plate(frame)
  grass(front, {
    top: h * 1.05,
    bottom: h * 1.15,
    count: 70,
    length: h * 0.4,
    shrink: 0.8,
    width: 15,
    root: hex('#3a341c', 0.45),
    tip: hex('#d9b565', 0.9),
    seed: seed + 9,
  })
  return over(view, lensBlur(front, 24))
}

function field(frame: Frame, sun: Sun, seed: number): Plate {
  const h = tall(frame)
  const woods = {
    top: h * 0.18,
    bottom: h * 0.75,
    dark: hex('#4b4a2b', 0.6),
    leaf: hex('#a8944f', 0.9),
    spark: hex('#ffe0a4', 14),
    sparks: 150,
    blur: 26,
    ragged: 130,
  }
  const view = backdrop(frame, {
    sun,
    horizon: h * 0.6,
    sky: [hex('#c4b79c', 0.7), hex('#e2c592', 0.8), hex('#c9a667', 0.8)],
    woods,
    seed,
  })
  paint(
    view,
    (x, y, ink) =>
      tint(
        ink,
        mix(hex('#b59a58', 0.8), hex('#4d4a2a', 0.5), smooth(h * 0.6, h, y + x * 0.02)),
        smooth(h * 0.55, h * 0.8, y) * 0.85,
      ),
    h * 0.5,
  )
  return view
}
