/** A seeded stream of numbers; the same seed gives the same picture everywhere. */
export interface Dice {
  next: () => number
  range: (low: number, high: number) => number
  /** Roughly normal, mean 0, deviation 1. */
  normal: () => number
  pick: <T>(list: readonly T[]) => T
}

export function dice(seed: number): Dice {
  let state = (seed * 2654435761) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    normal: () => (next() + next() + next() + next() - 2) * 1.73,
    pick: (list) => list[Math.floor(next() * list.length)] as (typeof list)[number],
  }
}
