import { dice } from './random.ts'

export interface Noise {
  /** Smooth gradient noise, about -1..1, one feature per unit. */
  at: (x: number, y: number) => number
  /** Layered noise: each octave twice as fine and half as strong, about -1..1. */
  fractal: (x: number, y: number, octaves: number) => number
}

const slopes = Float64Array.from({ length: 512 }, (_, index) => {
  const angle = ((index >> 1) * Math.PI * 2) / 256
  return index % 2 ? Math.sin(angle) : Math.cos(angle)
})

export function noise(seed: number): Noise {
  const order = shuffled(seed)
  const pull = (place: number, dx: number, dy: number) => {
    const slope = (order[place & 255] as number) << 1
    return (slopes[slope] as number) * dx + (slopes[slope + 1] as number) * dy
  }
  const at = (x: number, y: number) => {
    const cell = Math.floor(x)
    const row = Math.floor(y)
    const dx = x - cell
    const dy = y - row
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    const left = (order[cell & 255] as number) + row
    const right = (order[(cell + 1) & 255] as number) + row
    const a = pull(left, dx, dy)
    const b = pull(right, dx - 1, dy)
    const c = pull(left + 1, dx, dy - 1)
    const d = pull(right + 1, dx - 1, dy - 1)
    const top = a + (b - a) * u
    return (top + (c + (d - c) * u - top) * v) * 1.5
  }
  const fractal = (x: number, y: number, octaves: number) => {
    let sum = 0
    let strength = 0.55
    let step = 1
    for (let octave = 0; octave < octaves; octave++) {
      sum += at(x * step + octave * 17.3, y * step - octave * 9.1) * strength
      strength *= 0.5
      step *= 2.03
    }
    return sum
  }
  return { at, fractal }
}

function shuffled(seed: number) {
  const roll = dice(seed)
  const order = Uint8Array.from({ length: 256 }, (_, index) => index)
  for (let index = 255; index > 0; index--) {
    const other = Math.floor(roll.next() * (index + 1))
    const kept = order[index] as number
    order[index] = order[other] as number
    order[other] = kept
  }
  return order
}
