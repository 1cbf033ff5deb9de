import { hex } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { type Frame, over, plate, type Plate, tall } from '../canvas/plate.ts'
import { cast } from '../figures/cast.ts'
import { handInHand } from '../figures/groups.ts'
import { backlight } from '../light/backlight.ts'
import { shafts } from '../light/shafts.ts'
import { grass } from '../parts/grass.ts'
import { heads } from '../parts/seed-heads.ts'
import { sky, type Sun } from '../parts/sky.ts'
import { meadowSlope } from '../parts/slope.ts'
import { thicket } from '../parts/thicket.ts'

export async function meadowWalk(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const sun: Sun = { x: 660, y: h * 0.3, colour: hex('#ffce94', 1.6), glow: 210 }
  let view = sky(plate(frame), {
    horizon: h * 0.5,
    zenith: hex('#b7c0bd', 0.85),
    middle: hex('#e6d5b8', 0.95),
    low: hex('#f7d5a2', 1.1),
    sun,
  })
  thicket(view, {
    top: h * 0.26,
    bottom: h * 0.56,
    dark: hex('#454a2f', 0.55),
    leaf: hex('#a1944f', 0.85),
    spark: hex('#ffdfa6', 11),
    sparks: 120,
    blur: 17,
    ragged: 120,
    seed,
  })
  meadowSlope(view, { y: h * 0.55, rise: 22, seed, sun })
  grass(view, {
    top: h * 0.56,
    bottom: h * 0.8,
    count: 1500,
    length: 40,
    shrink: 0.25,
    width: 2.4,
    root: hex('#4a4726', 0.55),
    tip: hex('#dcbd77', 1),
    seed,
  })
  view = lensBlur(view, 3.2)
  shafts(view, sun, { glow: 0.16, rays: 0.03, seed })
  await cast(view, {
    markup: handInHand(),
    bounds: [-90, -190, 110, 8],
    x: 395,
    y: h * 0.8,
    size: 1.75,
    light: backlight([0.55, -0.85]),
    seed,
  })
  grass(view, {
    top: h * 0.77,
    bottom: h * 1.05,
    count: 2400,
    length: 74,
    shrink: 0.5,
    width: 2.8,
    root: hex('#3a3a1e', 0.5),
    tip: hex('#e0c07a', 1.05),
    seed: seed + 1,
  })
  shafts(view, sun, { glow: 0.1, rays: 0, seed })
  const front = plate(frame)
  heads(front, { count: 26, y: h * 1.05, length: h * 0.36, size: 2, seed: seed + 2, sun })
  return over(view, lensBlur(front, 13))
}
