import { gain, hex, mix, smooth } from '../canvas/colour.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, over, paint, type Plate, plate, tall, tint } from '../canvas/plate.ts'
import { dice } from '../canvas/random.ts'
import { shafts } from '../light/shafts.ts'
import { grass } from '../parts/grass.ts'
import { mist } from '../parts/mist.ts'
import type { Sun } from '../parts/sky.ts'
import { thicket } from '../parts/thicket.ts'

/** Birches in cool morning air, light falling between them. */
export function birchWood(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const sun: Sun = { x: 620, y: h * 0.2, colour: hex('#ffeccd', 1), glow: 300 }
  let view = paint(plate(frame), (x, y, ink) =>
    tint(ink, mix(hex('#d5dcd2', 0.85), hex('#b9c1a6', 0.65), smooth(0, h, y + x * 0.05)), 1),
  )
  thicket(view, {
    top: -h * 0.05,
    bottom: h * 0.72,
    dark: hex('#9aa794', 0.7),
    leaf: hex('#cfd5b0', 0.95),
    spark: hex('#fffbe8', 5),
    sparks: 120,
    blur: 30,
    seed,
    count: 700,
  })
  trunks(view, { count: 12, width: 20, air: 0.72, base: h * 0.7, seed: seed + 1 })
  view = lensBlur(view, 6)
  floor(view, { top: h * 0.68, seed })
  mist(view, { y: h * 0.7, depth: h * 0.08, colour: hex('#dfe4da', 0.85), density: 0.6, seed })
  trunks(view, { count: 7, width: 38, air: 0.4, base: h * 0.78, seed: seed + 2 })
  shafts(view, sun, { glow: 0.2, rays: 0.24, seed })
  view = lensBlur(view, 1.6)
  trunks(view, { count: 4, width: 74, air: 0.08, base: h * 0.9, seed: seed + 7 })
  grass(view, {
    top: h * 0.84,
    bottom: h * 1.03,
    count: 1700,
    length: 74,
    shrink: 0.3,
    width: 2.8,
    root: hex('#38452f', 0.5),
    tip: hex('#b7c08c', 0.9),
    seed,
  })
  const front = plate(frame)
  grass(front, {
    top: h * 1.02,
    bottom: h * 1.1,
    count: 90,
    length: h * 0.2,
    shrink: 0.7,
    width: 13,
    root: hex('#35422d', 0.45),
    tip: hex('#b4bd85', 0.85),
    seed: seed + 5,
  })
  return over(view, lensBlur(front, 17))
}

function floor(view: Plate, { top, seed }: { top: number; seed: number }) {
  const field = noise(seed + 12)
  paint(
    view,
    (x, y, ink) => {
      const near = (y - top) / 300
      const patch = field.fractal(x / (40 + near * 160), (y - top) / (8 + near * 30), 4)
      tint(
        ink,
        mix(hex('#55614a', 0.55), hex('#b9bd8e', 0.85), 0.4 + patch * 0.7),
        smooth(top - 10, top + 40, y + patch * 14),
      )
    },
    top - 20,
  )
}

function trunks(
  view: Plate,
  {
    count,
    width,
    air,
    base,
    seed,
  }: { count: number; width: number; air: number; base: number; seed: number },
) {
  const roll = dice(seed)
  const field = noise(seed)
  const haze = hex('#d9dfd4', 0.86)
  for (let index = 0; index < count; index++) {
    const x = ((index + roll.range(0.15, 0.85)) / count) * 1000
    const girth = width * roll.range(0.65, 1.1)
    const lean = roll.range(-0.05, 0.05)
    const foot = base + roll.range(-0.02, 0.05) * tall(view)
    paintTrunk(view, { x, girth, lean, foot, air, haze, field, mark: index * 7.7 })
  }
}

interface Trunk {
  x: number
  girth: number
  lean: number
  foot: number
  air: number
  haze: readonly [number, number, number]
  field: ReturnType<typeof noise>
  mark: number
}

function paintTrunk(view: Plate, { x, girth, lean, foot, air, haze, field, mark }: Trunk) {
  const { width, scale, data } = view
  const reach = girth * 1.5 + Math.abs(lean) * foot
  const left = Math.max(0, Math.floor((x - reach) * scale))
  const right = Math.min(width, Math.ceil((x + reach) * scale))
  for (let row = 0; row < Math.min(view.height, foot * scale); row++) {
    const y = row / scale
    const flare = 1 + 0.5 * Math.exp((y - foot) / 50)
    const middle = x + lean * (foot - y) + 5 * field.at(y / 260, mark)
    for (let column = left; column < right; column++) {
      const across = (column / scale - middle) / (girth * 0.5 * flare * (0.8 + (0.25 * y) / foot))
      const cover =
        smooth(1.06, 0.94, Math.abs(across)) * smooth(foot, foot - 16, y + 8 * field.at(column / 9, 1))
      if (cover <= 0) continue
      const bark = field.fractal(across * 1.3 + mark, y / 7, 3)
      const scar =
        smooth(0.3, 0.42, field.at(across * 0.9 + mark, y / 13)) * smooth(0.1, 0.3, field.at(mark, y / 44))
      const round = 0.5 + 0.5 * smooth(-1, 0.7, across)
      const own = mix(
        gain(hex('#e9e6dc', 0.9), round * (0.86 + 0.14 * bark)),
        hex('#2b2926', 0.5),
        scar * 0.85,
      )
      const seen = mix(own, haze, air)
      const index = (row * width + column) * 4
      for (let channel = 0; channel < 3; channel++)
        data[index + channel] =
          (data[index + channel] as number) * (1 - cover) + (seen[channel] as number) * cover
    }
  }
}
