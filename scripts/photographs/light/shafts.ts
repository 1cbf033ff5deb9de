import { gain, smooth } from '../canvas/colour.ts'
import { noise } from '../canvas/noise.ts'
import { add, type Plate, tint } from '../canvas/plate.ts'
import { coarsely } from '../canvas/resize.ts'
import { type Sun, sunlight } from '../parts/sky.ts'

/** Light in the air: the sun's glow over everything, cut into rays by what stands before it. */
export function shafts(
  target: Plate,
  sun: Sun,
  { glow, rays, seed }: { glow: number; rays: number; seed: number },
) {
  const field = noise(seed)
  const streak = (x: number, y: number, distance: number) => {
    const [cos, sin] = [(x - sun.x) / distance, (y - sun.y) / distance]
    const broad = field.at(cos * 4 + 9, sin * 4 + distance / 900)
    return smooth(-0.2, 0.9, broad + 0.5 * field.at(cos * 9, sin * 9 + 5))
  }
  const air = coarsely(target, 3, (x, y, ink) => {
    const distance = Math.hypot(x - sun.x, y - sun.y) + 0.01
    const ray = rays ? rays * streak(x, y, distance) * Math.exp(-distance / (sun.glow * 1.9)) : 0
    tint(ink, gain(sun.colour, sunlight(sun, x, y) * glow + ray), 1)
  })
  return add(target, air, 1)
}
