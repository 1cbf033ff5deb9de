import { type Colour, mix, smooth } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { over, type Plate, tint } from '../canvas/plate.ts'
import { coarsely } from '../canvas/resize.ts'

/** A sky from `zenith` down to `low` at the horizon, in units and light. */
export interface Sky {
  horizon: number
  zenith: Colour
  middle: Colour
  low: Colour
  sun?: Sun
  clouds?: { colour: Colour; amount: number; size?: number; stretch?: number; seed: number }
}

export interface Sun {
  x: number
  y: number
  colour: Colour
  /** Reach of its glow in units. */
  glow: number
  /** Radius of the disc; none when hidden. */
  disc?: number
}

export function sky(target: Plate, { horizon, zenith, middle, low, sun, clouds }: Sky): Plate {
  const cover = clouds ? cloudCover(clouds, horizon) : undefined
  const light = coarsely(target, 2, (x, y, ink) => {
    const height = Math.max(0, (horizon - y) / horizon)
    let colour =
      height > 0.45
        ? mix(middle, zenith, smooth(0.45, 1.1, height))
        : mix(low, middle, smooth(0, 0.45, height))
    if (cover && clouds) colour = mix(colour, clouds.colour, cover(x, y))
    tint(ink, colour, 1)
    const glow = sun ? sunlight(sun, x, y) : 0
    if (sun)
      for (let channel = 0; channel < 3; channel++)
        ink[channel] = (ink[channel] as number) + (sun.colour[channel] as number) * glow
  })
  return over(target, light)
}

/** How strongly a sun lights the air at a place. */
export function sunlight(sun: Sun, x: number, y: number) {
  const distance = Math.sqrt((x - sun.x) ** 2 + ((y - sun.y) * 1.15) ** 2)
  const glow = 0.55 * Math.exp(-distance / sun.glow) + 0.8 * Math.exp(-((distance / (sun.glow * 0.3)) ** 2))
  return sun.disc ? glow + 9 * smooth(sun.disc * 1.25, sun.disc * 0.8, distance) : glow
}

function cloudCover({ amount, size = 260, stretch = 4, seed }: NonNullable<Sky['clouds']>, horizon: number) {
  const field = noise(seed)
  return (x: number, y: number) => {
    const depth = 0.35 + (0.65 * Math.max(0, horizon - y)) / horizon
    const swirl = field.at(x / size / 1.7, y / size) * 0.6
    const value = field.fractal(x / (size * depth) + swirl, (y * stretch) / (size * depth) + swirl, 5)
    return amount * smooth(-0.15, 0.75, value)
  }
}
