import { layered } from '../parts/layered.ts'
import { closeBacklight } from '../light/backlight.ts'
import { hex } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { type Frame, over, plate, type Plate, tall } from '../canvas/plate.ts'
import { cast } from '../figures/cast.ts'
import { bride } from '../figures/groups.ts'
import { handAtSide } from '../figures/solo.ts'
import { shafts } from '../light/shafts.ts'
import { backdrop } from '../parts/backdrop.ts'
import { grass } from '../parts/grass.ts'
import type { Sun } from '../parts/sky.ts'
import { meadowSlope } from '../parts/slope.ts'
import { points, veil } from '../parts/veil.ts'

/** A bride alone, her veil on the wind, dark woods behind. */
export async function windVeil(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const sun: Sun = { x: 690, y: h * 0.16, colour: hex('#ffcb92', 1.4), glow: 220 }
  const view = clearing(frame, sun, seed)
  meadowSlope(view, { y: h * 0.76, rise: 20, seed, sun })
  const far = lensBlur(view, 5)
  shafts(far, sun, { glow: 0.2, rays: 0.06, seed })
  const back = plate(frame)
  const lace = { colour: hex('#ffedd0', 1.25), seed }
  veil(back, {
    ...lace,
    gather: points('372,0.405 398,0.4', h),
    hem: points('470,0.88 800,0.8 960,0.5', h),
    billow: [40, -80],
    threads: 150,
    width: 34,
    density: 0.03,
  })
  over(far, lensBlur(back, 1.6))
  const light = { ...closeBacklight([0.7, -0.6], 2.6), edge: 1.8, halo: 0.25 }
  await cast(far, {
    markup: handAtSide(bride),
    bounds: [-60, -185, 80, 8],
    x: 385,
    y: h * 0.88,
    size: 3.45,
    light,
    seed,
  })
  const front = plate(frame)
  veil(front, {
    ...lace,
    gather: points('366,0.415 394,0.412', h),
    hem: points('345,0.86 430,0.9 590,0.86', h),
    billow: [14, -10],
    threads: 60,
    width: 22,
    density: 0.014,
  })
  over(far, front)
  layered(far, 4, (blades) =>
    grass(blades, {
      top: h * 0.86,
      bottom: h * 1.04,
      count: 900,
      length: 130,
      shrink: 0.4,
      width: 4,
      root: hex('#3a3a1e', 0.5),
      tip: hex('#e0c07a', 1.05),
      seed,
    }),
  )
  return shafts(far, sun, { glow: 0.1, rays: 0, seed })
}

function clearing(frame: Frame, sun: Sun, seed: number): Plate {
  const h = tall(frame)
  const woods = {
    top: h * 0.2,
    bottom: h * 0.8,
    dark: hex('#2c3324', 0.45),
    leaf: hex('#77753f', 0.6),
    spark: hex('#ffdca0', 9),
    sparks: 120,
    blur: 30,
    ragged: 120,
  }
  const view = backdrop(frame, {
    sun,
    horizon: h * 0.72,
    sky: [hex('#a3adab', 0.75), hex('#dccbab', 0.88), hex('#dcb987', 0.9)],
    woods,
    seed,
  })
  return view
}
