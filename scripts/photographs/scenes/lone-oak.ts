import { hex } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { type Frame, type Plate, plate, tall } from '../canvas/plate.ts'
import { shafts } from '../light/shafts.ts'
import { grass } from '../parts/grass.ts'
import { ridge } from '../parts/ridge.ts'
import { sky, type Sun } from '../parts/sky.ts'
import { meadowSlope } from '../parts/slope.ts'
import { tree } from '../parts/tree.ts'

/** One old tree on a rise, evening behind it. */
export function loneOak(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const sun: Sun = { x: 640, y: h * 0.62, colour: hex('#ffc68c', 1.7), glow: 190 }
  const view = sky(plate(frame), {
    horizon: h * 0.74,
    zenith: hex('#8b9fab', 0.78),
    middle: hex('#d6c5ae', 0.9),
    low: hex('#f6cd9c', 1.1),
    sun,
    clouds: { colour: hex('#f3dcc2'), amount: 0.6, seed, size: 340 },
  })
  ridge(view, {
    y: h * 0.72,
    rise: 26,
    length: 480,
    colour: hex('#a68d71', 0.65),
    haze: hex('#e3bf92', 0.8),
    depth: 70,
    trees: 9,
    seed: seed + 2,
    sun,
    burn: 0.4,
  })
  const soft = lensBlur(view, 2.5)
  meadowSlope(soft, { y: h * 0.79, rise: 44, seed, sun })
  tree(soft, {
    x: 375,
    y: h * 0.795,
    height: h * 0.5,
    spread: 1.12,
    stem: 0.2,
    leaves: 12000,
    leafSize: 2.8,
    clumps: 110,
    bark: hex('#231b15', 0.5),
    shade: hex('#26291a', 0.4),
    lit: hex('#dcae62', 1.3),
    light: [0.75, 0.25],
    haze: hex('#efc996', 0.8),
    air: 0.13,
    seed,
  })
  grass(soft, {
    top: h * 0.8,
    bottom: h * 1.03,
    count: 3000,
    length: 52,
    shrink: 0.16,
    width: 2.6,
    root: hex('#37351d', 0.5),
    tip: hex('#dfbf7d', 1),
    seed,
  })
  return shafts(soft, sun, { glow: 0.2, rays: 0.05, seed })
}
