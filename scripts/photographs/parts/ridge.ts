import { type Colour, mix, smooth } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { paint, type Plate, type Shader, tint } from '../canvas/plate.ts'
import { type Sun, sunlight } from './sky.ts'

/** One line of hills, crest at `y`, fading into `haze` towards its foot. */
export interface Ridge {
  y: number
  rise: number
  /** Length of a hill in units. */
  length: number
  colour: Colour
  haze: Colour
  /** Distance from crest to full haze. */
  depth: number
  /** Height of trees along the crest. */
  trees?: number
  seed: number
  sun?: Sun
  /** How far sunlight burns into it, 0..1. */
  burn?: number
  /** Tilt of the whole line over the width, in units. */
  tilt?: number
}

export function ridge(target: Plate, hills: Ridge): Plate {
  const { hill, wood } = crestLine(hills)
  const field = noise(hills.seed + 7)
  const columns = Array.from({ length: target.width }, (_, index) => (index + 0.5) / target.scale)
  const crests = Float32Array.from(columns, hill)
  const tops = Float32Array.from(columns, (x, index) => (crests[index] as number) - wood(x))
  const start = hills.y - hills.rise * 1.3 - Math.abs(hills.tilt ?? 0) - (hills.trees ?? 0) * 1.6
  const paintHill: Shader = (x, y, ink) => {
    const column = Math.min(target.width - 1, Math.floor(x * target.scale))
    const cover = (y - (tops[column] as number)) * target.scale + 0.5
    if (cover <= 0) return
    const below = y - (crests[column] as number)
    const fold = field.fractal(x / (hills.length * 0.22), below / (hills.depth * 0.3), 4)
    const share = smooth(0, hills.depth, below + fold * hills.depth * 0.28)
    tint(ink, mix(hills.colour, hills.haze, share), Math.min(1, cover))
    if (!hills.sun || !hills.burn) return
    const light = sunlight(hills.sun, x, y) * hills.burn
    for (let channel = 0; channel < 3; channel++)
      ink[channel] = (ink[channel] as number) + (hills.sun.colour[channel] as number) * light
  }
  return paint(target, paintHill, Math.max(0, start))
}

function crestLine({ y, rise, length, trees = 0, seed, tilt = 0 }: Ridge) {
  const field = noise(seed)
  const hill = (x: number) =>
    y - field.fractal(x / length + seed * 3.7, seed * 1.3, 5) * rise + (x / 1000 - 0.5) * tilt
  const wood = (x: number) => {
    if (!trees) return 0
    const spire = 1 - Math.abs(field.at(x / (trees * 0.34), 3.1)) * 1.5
    const small = 1 - Math.abs(field.at(x / (trees * 0.15), 9.7)) * 1.6
    const size = 0.62 + 0.5 * field.at(x / (trees * 1.3), 14.2)
    const stand = smooth(-0.3, 0.3, field.at(x / (trees * 7), 5.5))
    return trees * stand * size * Math.max(0.12, spire * 0.95, small * 0.7)
  }
  return { hill, wood }
}
