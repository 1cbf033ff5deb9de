import { backlight } from '../light/backlight.ts'
import { hex } from '../canvas/colour.ts'
import { type Frame, type Plate, plate, tall } from '../canvas/plate.ts'
import { cast } from '../figures/cast.ts'
import { handInHand } from '../figures/groups.ts'
import { grass } from '../parts/grass.ts'
import { ridge } from '../parts/ridge.ts'
import { sky, type Sun } from '../parts/sky.ts'
import { range } from './ridges.ts'

export async function ridgeCouple(frame: Frame, seed: number): Promise<Plate> {
  const h = tall(frame)
  const sun: Sun = { x: 350, y: h * 0.52, colour: hex('#ffc68d', 1.7), glow: 190 }
  const view = sky(plate(frame), {
    horizon: h * 0.72,
    zenith: hex('#5f7789', 0.75),
    middle: hex('#c7b8a8', 0.85),
    low: hex('#f6c798', 1.05),
    sun,
    clouds: { colour: hex('#f0cfb2', 0.95), amount: 0.75, seed, size: 330, stretch: 5 },
  })
  range(view, {
    first: 0.6,
    last: 0.84,
    count: 5,
    far: hex('#c99f7c', 0.75),
    near: hex('#3c352f', 0.6),
    haze: hex('#f0c295', 0.8),
    trees: 14,
    rise: h * 0.06,
    seed,
    sun,
  })
  await cast(view, {
    markup: handInHand(),
    bounds: [-90, -190, 110, 8],
    x: 352,
    y: h * 0.893,
    size: 0.78,
    light: { ...backlight([0, -0.6], 2), fill: hex('#5d5550', 0.4), air: 0.08, edge: 2.6 },
    seed,
  })
  ridge(view, {
    y: h * 0.895,
    rise: 26,
    length: 700,
    colour: hex('#1d1a16', 0.6),
    haze: hex('#2b2620', 0.6),
    depth: 160,
    seed: 3,
    sun,
    burn: 0.02,
  })
  grass(view, {
    top: h * 0.885,
    bottom: h * 0.98,
    count: 1700,
    length: 18,
    shrink: 0.8,
    width: 1.4,
    root: hex('#1d1a14', 0.6),
    tip: hex('#6d5638', 0.7),
    seed,
  })
  return view
}
