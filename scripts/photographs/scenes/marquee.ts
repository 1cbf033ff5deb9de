import { gain, hex, mix, smooth } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, paint, plate, type Plate, tall, tint } from '../canvas/plate.ts'
import { grass } from '../parts/grass.ts'
import { festoon } from '../parts/lamps.ts'
import { mist } from '../parts/mist.ts'
import { bulb } from '../parts/night.ts'
import { sky } from '../parts/sky.ts'
import { range } from './ridges.ts'

/** A lit tent at blue hour under the hills. */
export function marquee(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const ground = h * 0.77
  const view = sky(plate(frame), {
    horizon: h * 0.6,
    zenith: hex('#2c3f55', 0.75),
    middle: hex('#71869a', 0.65),
    low: hex('#d9b099', 0.75),
    clouds: { colour: hex('#b48f86', 0.6), amount: 0.5, seed },
  })
  range(view, {
    first: 0.5,
    last: 0.72,
    count: 4,
    far: hex('#6f8091', 0.6),
    near: hex('#1a2329', 0.6),
    haze: hex('#9aa3ac', 0.5),
    trees: 32,
    rise: h * 0.1,
    seed,
  })
  meadow(view, { ground, seed })
  tent(view, { x: 610, ground: ground + 14, width: 330, height: h * 0.2, seed })
  festoon(view, {
    from: [-20, h * 0.5],
    to: [430, h * 0.6],
    sag: 44,
    bulbs: 13,
    size: 2.4,
    colour: gain(bulb, 0.8),
  })
  return mist(view, { y: ground, depth: 46, colour: hex('#a9a7a6', 0.45), density: 0.4, seed })
}

function tent(
  view: Plate,
  {
    x: middle,
    ground,
    width,
    height,
    seed,
  }: { x: number; ground: number; width: number; height: number; seed: number },
) {
  const field = noise(seed + 4)
  const peaks = 3
  const wall = height * 0.42
  paint(
    view,
    (x, y, ink) => {
      const u = (x - middle) / width + 0.5
      if (u < -0.01 || u > 1.01 || y > ground) return
      const bay = (u * peaks) % 1
      const swoop = Math.abs(bay - 0.5) * 2
      const roof = ground - wall - (height - wall) * (1 - swoop) ** 1.7 - 4
      const cover = smooth(-1, 1, y - roof) * smooth(-0.008, 0.004, u) * smooth(1.008, 0.996, u)
      if (cover <= 0) return
      const inWall = y > ground - wall
      const lamp = Math.exp(-Math.hypot((bay - 0.5) * 90, (y - (ground - wall * 0.9)) * 0.9) / 60)
      const panel = 0.82 + 0.18 * Math.sin(u * peaks * 6 * Math.PI * 2) ** 8
      const fold = 0.85 + 0.3 * field.at(x / 9, y / 60)
      const open = inWall && Math.abs(u - 0.5) < 0.12 ? 1.7 : 1
      tint(ink, gain(hex('#ffb765'), (inWall ? 0.75 * panel : 0.5) * fold * open * (0.5 + 1.6 * lamp)), cover)
    },
    ground - height * 1.3,
  )
}

function meadow(view: Plate, { ground, seed }: { ground: number; seed: number }) {
  const turf = noise(seed)
  const h = tall(view)
  const dark = hex('#161d19', 0.7)
  const warm = hex('#d59a55', 0.75)
  paint(
    view,
    (x, y, ink) => {
      const near = (y - ground) / (h - ground)
      const depth = Math.log(1 + Math.max(0, near) * 14)
      const wave = turf.fractal(x / (50 + near * 260), depth * 7, 4)
      const blade = turf.fractal(x / (3 + near * 12), depth * 30, 2)
      const glow = Math.exp(-Math.abs(x - 610) / 270) * Math.exp(-near * 3.4)
      const light = Math.max(0, glow * (0.75 + wave * 0.8 + blade * 0.35) + wave * 0.02)
      tint(ink, gain(mix(dark, warm, light), 1 + blade * 0.25), smooth(ground - 2, ground + 1, y))
    },
    ground - 4,
  )
  grass(view, {
    top: ground + 20,
    bottom: h * 1.02,
    count: 1500,
    length: 44,
    shrink: 0.15,
    width: 2,
    root: hex('#12170f', 0.6),
    tip: hex('#4a4a35', 0.5),
    seed,
  })
}
