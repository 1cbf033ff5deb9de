import { type Colour, hex, mix } from '../canvas/colour.ts'
import { dab } from '../canvas/dab.ts'
import type { Plate } from '../canvas/plate.ts'
import { dice } from '../canvas/random.ts'
import { along, stroke } from '../canvas/stroke.ts'
import type { Sun } from './sky.ts'

interface Heads {
  count: number
  y: number
  length: number
  size: number
  seed: number
  sun: Sun
  /** Where all stems meet, as in a jar; each grows from its own place when unset. */
  root?: number
}

export function heads(target: Plate, { count, y, length, size, seed, sun, root }: Heads) {
  const roll = dice(seed)
  const stem = hex('#5d5228', 0.6)
  const husk = hex('#8f7442', 0.6)
  for (let index = 0; index < count; index++) {
    const x = ((index + roll.range(0.1, 0.9)) / count) * 1060 - 30
    const tallness = length * roll.range(0.5, 1.08)
    const lean = roll.normal() * 0.12 * tallness
    const foot = root === undefined ? x : root + roll.range(-16, 16)
    const spread = root === undefined ? 0 : (x - 500) * 0.6 + root - x
    const top = x + lean + spread
    const line = {
      from: [foot, y] as const,
      bend: [foot + (top - foot) * 0.24, y - tallness * 0.6] as const,
      to: [top, y - tallness] as const,
    }
    const glow = Math.exp(-Math.hypot(top - sun.x, y - tallness - sun.y) / 330)
    stroke(target, {
      ...line,
      width: 2.6 * size,
      tip: 1.2 * size,
      colour: stem,
      end: mix(stem, sun.colour, 0.2 + glow * 0.4),
    })
    plume(target, {
      at: (share) => along(line, share),
      size,
      colour: mix(husk, sun.colour, 0.25 + 0.5 * glow),
      seed: seed * 9 + index,
    })
  }
}

interface Plume {
  at: (share: number) => readonly [number, number]
  size: number
  colour: Colour
  seed: number
}

function plume(target: Plate, { at, size, colour, seed }: Plume) {
  const roll = dice(seed)
  for (let index = 0; index < 84; index++) {
    const share = 0.8 + 0.21 * (index / 84)
    const [x, y] = at(share)
    const swell = Math.sin(((share - 0.8) / 0.21) * Math.PI) * 5.5 * size
    const side = roll.range(-1, 1)
    const grainX = x + side * swell
    const dark = 1 - 0.55 * (1 - Math.abs(side))
    dab(target, {
      x: grainX,
      y,
      radius: 2.3 * size,
      squash: 0.45,
      turn: Math.PI / 2 + side * 0.5,
      colour: [colour[0] * dark, colour[1] * dark, colour[2] * dark],
      soft: 0.4,
    })
    if (index % 3 === 0)
      stroke(target, {
        from: [grainX, y],
        bend: [grainX + side * 3, y - 7 * size],
        to: [grainX + side * 8 * size, y - 13 * size],
        width: 0.55 * size,
        tip: 0.25,
        colour,
        alpha: 0.8,
      })
  }
}
