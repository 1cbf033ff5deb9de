import { layered } from '../parts/layered.ts'
import { hex, mix, smooth } from '../canvas/colour.ts'
import { type Frame, over, paint, plate, type Plate, tall, tint } from '../canvas/plate.ts'
import { cast } from '../figures/cast.ts'
import { handInHand } from '../figures/groups.ts'
import { backlight } from '../light/backlight.ts'
import { shafts } from '../light/shafts.ts'
import { backdrop } from '../parts/backdrop.ts'
import { grass } from '../parts/grass.ts'
import { heads } from '../parts/seed-heads.ts'
import type { Sun } from '../parts/sky.ts'

/** The couple soft behind, wild carrot sharp before them. */
export async function behindFlowers(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const sun: Sun = { x: 300, y: h * 0.24, colour: hex('#ffd3a0', 1.6), glow: 230 }
  const view = field(frame, sun, seed)
  await cast(view, {
    markup: handInHand(),
    bounds: [-100, -200, 120, 14],
    x: 560,
    y: h * 0.78,
    size: 3.3,
    light: backlight([-0.6, -0.8], 2.8),
    blur: 14,
    seed,
  })
  layered(view, 16, (behind) =>
    grass(behind, {
      top: h * 0.8,
      bottom: h,
      count: 420,
      length: 190,
      shrink: 0.6,
      width: 6,
      root: hex('#4a4a28', 0.5),
      tip: hex('#d8bd78', 0.95),
      seed: seed + 6,
    }),
  )
  shafts(view, sun, { glow: 0.22, rays: 0, seed })
  const sharp = plate(frame)
  grass(sharp, {
    top: h * 1.0,
    bottom: h * 1.06,
    count: 150,
    length: h * 0.3,
    shrink: 0.8,
    width: 4,
    root: hex('#33351c', 0.45),
    tip: hex('#c3ae68', 0.9),
    seed,
  })
  heads(sharp, { count: 13, y: h * 1.03, length: h * 0.5, size: 1.3, seed: seed + 1, sun })
  return over(view, sharp)
}

function field(frame: Frame, sun: Sun, seed: number): Plate {
  const h = tall(frame)
  const woods = {
    top: h * 0.16,
    bottom: h * 0.62,
    dark: hex('#50543a', 0.55),
    leaf: hex('#a59b60', 0.8),
    spark: hex('#ffe3b4', 12),
    sparks: 140,
    blur: 30,
    ragged: 150,
  }
  const view = backdrop(frame, {
    sun,
    horizon: h * 0.5,
    sky: [hex('#c9c4b2', 0.85), hex('#e9d6b4', 0.95), hex('#f3d3a2', 1)],
    woods,
    seed,
  })
  paint(
    view,
    (x, y, ink) =>
      tint(
        ink,
        mix(hex('#b9a667', 0.75), hex('#565630', 0.5), smooth(h * 0.58, h * 1.02, y + x * 0.03)),
        smooth(h * 0.54, h * 0.68, y) * 0.94,
      ),
    h * 0.5,
  )
  return view
}
