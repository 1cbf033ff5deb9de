import { hex } from '../canvas/colour.ts'
import { type Frame, type Plate, tall } from '../canvas/plate.ts'
import { browToBrow } from '../figures/busts.ts'
import { cast } from '../figures/cast.ts'
import { bride, groom } from '../figures/groups.ts'
import { closeBacklight } from '../light/backlight.ts'
import { shafts } from '../light/shafts.ts'
import { backdrop } from '../parts/backdrop.ts'
import { layered } from '../parts/layered.ts'
import type { Sun } from '../parts/sky.ts'
import { points, veil } from '../parts/veil.ts'

/** Brow to brow with the sun between. */
export async function foreheads(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const sun: Sun = { x: 520, y: h * 0.42, colour: hex('#ffcd92', 1.7), glow: 250 }
  const woods = {
    top: h * 0.3,
    bottom: h * 1.02,
    dark: hex('#3f4028', 0.5),
    leaf: hex('#9d8a49', 0.75),
    spark: hex('#ffdb9e', 12),
    sparks: 120,
    blur: 38,
    ragged: 160,
    count: 1200,
  }
  const view = backdrop(frame, {
    sun,
    horizon: h * 0.7,
    sky: [hex('#b4ae98', 0.75), hex('#dcc08f', 0.8), hex('#d9b273', 0.85)],
    woods,
    seed,
  })
  shafts(view, sun, { glow: 0.22, rays: 0, seed })
  const pair = browToBrow(groom, bride)
  const stand = { bounds: [-75, -30, 75, 125] as const, x: 505, y: h * 0.4, size: 9.6, seed }
  await cast(view, { ...stand, markup: pair.his, light: closeBacklight([0.75, -0.55]) })
  const lace = { colour: hex('#fff1d9', 1.2), width: 26 }
  layered(view, 0, (net) =>
    veil(net, {
      ...lace,
      gather: points('690,0.36 720,0.42', h),
      hem: points('700,1.1 900,1.12 1090,0.98', h),
      billow: [70, -60],
      threads: 46,
      density: 0.016,
      seed,
    }),
  )
  await cast(view, { ...stand, markup: pair.hers, light: closeBacklight([-0.75, -0.55]) })
  layered(view, 0, (front) =>
    veil(front, {
      ...lace,
      gather: points('700,0.37 716,0.43', h),
      hem: points('640,1.1 760,1.12 960,1.05', h),
      billow: [30, -20],
      threads: 30,
      density: 0.012,
      seed: seed + 3,
    }),
  )
  return shafts(view, sun, { glow: 0.14, rays: 0.04, seed })
}
