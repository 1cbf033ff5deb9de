import { gain, hex, mix, smooth } from '../canvas/colour.ts'
import { motionBlur } from '../canvas/blur.ts'
import { lensBlur } from '../canvas/lens-blur.ts'
import { noise } from '../canvas/noise.ts'
import { type Frame, over, paint, plate, type Plate, type Shader, tall, tint } from '../canvas/plate.ts'
import { grass } from '../parts/grass.ts'
import { mist } from '../parts/mist.ts'
import { sky, type Sun, sunlight } from '../parts/sky.ts'

const sunset = (h: number): Sun => ({ x: 360, y: h * 0.4, colour: hex('#ffc795', 1.5), glow: 210 })

/** A long exposure: the sea as silk, wet sand holding the sky. */
export function longTide(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const line = h * 0.46
  const sun = { ...sunset(h), y: line - 30 }
  const view = sky(plate(frame), {
    horizon: line,
    zenith: hex('#6d8292', 0.75),
    middle: hex('#c9b9ad', 0.82),
    low: hex('#f4c6a0', 0.95),
    sun,
    clouds: { colour: hex('#ecc9b4', 0.85), amount: 0.75, seed, size: 300, stretch: 6 },
  })
  const field = noise(seed + 5)
  const deep = hex('#5f7079', 0.6)
  paint(
    view,
    (x, y, ink) => {
      if (y < line) return
      const reach = (y - line) / (h - line)
      const swell = field.fractal(x / (220 + reach * 500), Math.log(1 + reach * 14) * 5.5, 4)
      const foam = smooth(0.12, 0.6, swell + 0.25 * field.at(x / 90, reach * 60))
      const shine = Math.exp(-Math.abs(x - sun.x + swell * 60) / (60 + reach * 260)) * (1 - reach * 0.6)
      const sea = mix(mix(deep, hex('#cbb6a5', 0.75), 0.35 + swell * 0.35), hex('#f2e3d4', 0.95), foam * 0.75)
      tint(
        ink,
        [
          sea[0] + sun.colour[0] * shine * 0.5,
          sea[1] + sun.colour[1] * shine * 0.42,
          sea[2] + sun.colour[2] * shine * 0.38,
        ],
        smooth(line, line + 2, y),
      )
    },
    line,
  )
  const water = motionBlur(view, 9, 'x')
  wetSand(water, { from: h * 0.76, seed, sun })
  return mist(water, { y: line, depth: h * 0.03, colour: hex('#efcfb4', 0.85), density: 0.5, seed })
}

function wetSand(view: Plate, { from, seed, sun }: { from: number; seed: number; sun: Sun }) {
  const field = noise(seed + 9)
  const h = tall(view)
  const sand = hex('#8a7663', 0.55)
  const { scale, width, data } = view
  paint(
    view,
    (x, y, ink) => {
      const edge = from + 34 * field.at(x / 330, 1.2) + 10 * field.at(x / 90, 4) + (x - 500) * 0.05
      const inside = smooth(edge - 2, edge + 10, y)
      if (inside <= 0) return
      const ripple = field.fractal(x / 60, y / 7, 3)
      const mirror = Math.max(0, Math.round((h * 0.45 - (y - edge) * 0.6 + ripple * 5) * scale))
      const source = (mirror * width + Math.min(width - 1, Math.floor(x * scale))) * 4
      const wet = 0.5 * smooth(h * 1.08, edge, y)
      const grit = 0.9 + 0.22 * field.fractal(x / 3, y / 2, 2)
      const foam = smooth(16, 0, Math.abs(y - edge - 7)) * (0.6 + 0.4 * field.at(x / 14, y / 5))
      for (let channel = 0; channel < 3; channel++) {
        const own = (sand[channel] as number) * grit + (sun.colour[channel] as number) * 0.06
        const mirrored = (data[source + channel] as number) * wet + own * (1 - wet)
        ink[channel] = mirrored + ((channel === 2 ? 0.7 : 0.78) - mirrored) * foam * 0.7
      }
      ink[3] = inside
    },
    from - 90,
  )
}

/** Dunes at the end of the day, the grass lit from behind. */
export function dunes(frame: Frame, seed: number): Plate {
  const h = tall(frame)
  const sun: Sun = { x: 690, y: h * 0.33, colour: hex('#ffcf9a', 1.8), glow: 190 }
  const sea = smoothSea(h)
  let view = sky(plate(frame), {
    horizon: h * 0.46,
    zenith: hex('#8fa5b2', 0.8),
    middle: hex('#d9d0c2', 0.92),
    low: hex('#f6d6ae', 1.08),
    sun,
    clouds: { colour: hex('#f4e3d2'), amount: 0.5, seed },
  })
  paint(view, sea, h * 0.41)
  dune(view, { left: h * 0.6, right: h * 0.47, bow: h * 0.06, seed, sun })
  tufts(view, {
    left: 560,
    right: 1010,
    at: (x) => h * (0.53 - (x - 560) * 0.00009),
    seed: seed + 5,
    length: 46,
    count: 9,
  })
  view = lensBlur(view, 3)
  dune(view, { left: h * 0.56, right: h * 0.8, bow: h * 0.09, seed: seed + 3, sun })
  tufts(view, { left: -20, right: 470, at: (x) => h * (0.6 + x * 0.0002), seed, length: 120, count: 12 })
  const front = plate(frame)
  tufts(front, { left: 520, right: 1040, at: () => h * 1.06, seed: seed + 2, length: 330, count: 9 })
  return over(view, lensBlur(front, 9))
}

const smoothSea =
  (h: number): Shader =>
  (x, y, ink) => {
    const reach = (y - h * 0.42) / (h * 0.1)
    const glint = Math.exp(-Math.abs(x - 690) / 120) * 0.22
    const sea = mix(hex('#b4b3ad', 0.82), hex('#84929a', 0.64), smooth(0, 1, reach))
    tint(ink, [sea[0] + glint, sea[1] + glint * 0.8, sea[2] + glint * 0.6], smooth(h * 0.417, h * 0.422, y))
  }

interface Dune {
  /** Height of the crest at both edges and how far it sags between, in units. */
  left: number
  right: number
  bow: number
  seed: number
  sun: Sun
}

function dune(view: Plate, { left, right, bow, seed, sun }: Dune) {
  const field = noise(seed)
  const lit = hex('#e9c79a', 1)
  const shade = hex('#857465', 0.6)
  const crest = (x: number) =>
    left +
    (right - left) * smooth(-200, 1200, x) +
    bow * Math.sin((x / 1000) * Math.PI * 1.15) ** 2 +
    9 * field.at(x / 260, seed)
  paint(
    view,
    (x, y, ink) => {
      const below = y - crest(x)
      if (below < -1) return
      const slip = 90 + 70 * field.at(x / 310, 5)
      const wind = field.fractal((x + below * 0.6) / 46, (y + field.at(x / 140, 3) * 22) / 7.5, 2)
      const facing = smooth(slip * 0.6, slip * 1.5, below + 10 * wind)
      const grit = 0.93 + 0.09 * wind + 0.1 * field.at(x / 1.6, y / 1.3)
      tint(ink, gain(mix(shade, lit, 0.14 + 0.62 * facing), grit), smooth(-0.7, 0.7, below))
      const edge = smooth(7, 0, below) * 0.5
      for (let channel = 0; channel < 3; channel++)
        ink[channel] =
          (ink[channel] as number) + (sun.colour[channel] as number) * (edge + sunlight(sun, x, y) * 0.09)
    },
    Math.min(left, right) - 20,
  )
}

interface Tufts {
  left: number
  right: number
  at: (x: number) => number
  seed: number
  length: number
  count: number
}

function tufts(view: Plate, { left, right, at, seed, length, count }: Tufts) {
  const field = noise(seed + 30)
  for (let index = 0; index < count; index++) {
    const x = left + ((right - left) * (index + 0.8 * field.at(index * 3.3, 1))) / count
    const size = 0.45 + 0.75 * Math.abs(field.at(index * 2.1, 7)) + 0.2 * ((index * 7) % 3)
    const y = at(x)
    const reach = length * 0.34 * size
    grass(view, {
      top: y - length * 0.06,
      bottom: y + length * 0.1,
      left: x - reach,
      right: x + reach,
      count: Math.round(110 * size),
      length: length * size,
      shrink: 0.7,
      width: 0.6 + length * 0.018,
      root: hex('#4c4029', 0.55),
      tip: hex('#f4d8a6', 1.15),
      lean: 0.4,
      seed: seed * 40 + index,
    })
  }
}
