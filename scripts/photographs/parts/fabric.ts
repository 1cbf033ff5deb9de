import { type Noise, noise } from '../canvas/noise.ts'

/** Heights of lying cloth, in units. */
export interface Fabric {
  /** Direction the folds run, radians. */
  angle: number
  /** Distance between folds. */
  fold: number
  depth: number
  /** How much folds wander, 0..1. */
  wander: number
  /** Distance between threads; none for silk. */
  thread?: number
  seed: number
}

export function fabric({
  angle,
  fold,
  depth,
  wander,
  thread,
  seed,
}: Fabric): (x: number, y: number) => number {
  const field = noise(seed)
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const weave = thread ? woven(field, thread) : undefined
  return (x, y) => {
    const across = x * cos + y * sin
    const down = y * cos - x * sin
    const drift = wander * fold * 2.2 * field.fractal(across / (fold * 3.4), down / (fold * 5.5), 2)
    const phase = (across + drift) / fold
    const crest = 1 - Math.abs(field.at(phase, down / (fold * 7)))
    const second = 1 - Math.abs(field.at(phase * 2.1 + 8, down / (fold * 4) + 3))
    const body =
      depth *
      (crest * crest * crest + 0.28 * second * second + 0.3 * field.at(phase * 0.6, down / (fold * 3)))
    return weave ? body + weave(x, y) : body
  }
}

function woven(field: Noise, thread: number) {
  return (x: number, y: number) => {
    const slub = field.at(x / 40, y / 3) + field.at(x / 3, y / 40)
    const warp = Math.sin((x / thread) * Math.PI * 2) * (0.6 + 0.5 * field.at(x / 2.2, y / 60))
    const weft = Math.sin((y / thread) * Math.PI * 2) * (0.6 + 0.5 * field.at(x / 60, y / 2.2))
    return thread * (0.09 * (warp + weft) + 0.16 * slub)
  }
}
