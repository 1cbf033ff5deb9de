import { dice } from '../canvas/random.ts'

const side = 512
const wrap = side - 1
const tile = grainTile()

/** Adds film grain to an RGB picture; strongest in the middle tones. */
export function grained(
  tones: Uint8Array,
  width: number,
  { seed, amount }: { seed: number; amount: number },
) {
  const roll = dice(seed)
  const shift = Math.floor(roll.next() * side)
  const drop = Math.floor(roll.next() * side)
  const strengths = Float32Array.from(
    { length: 256 },
    (_, green) => amount * (0.45 + 0.55 * (1 - Math.abs(green - 120) / 135)),
  )
  const bytes = new Uint8ClampedArray(tones.length)
  const height = tones.length / 3 / width
  for (let row = 0, place = 0; row < height; row++) {
    const line = ((row + drop) & wrap) * side
    for (let column = 0; column < width; column++, place += 3) {
      const strength = strengths[tones[place + 1] as number] as number
      const speck = (tile[line + ((column + shift) & wrap)] as number) * strength
      bytes[place] = (tones[place] as number) + speck
      bytes[place + 1] = (tones[place + 1] as number) + speck
      bytes[place + 2] = (tones[place + 2] as number) + speck
    }
  }
  return bytes
}

/** Noise softened once, so that grain has a size, with deviation 1. */
function grainTile() {
  const roll = dice(20)
  const raw = Float32Array.from({ length: side * side }, () => roll.normal())
  const at = (row: number, column: number) => raw[(row & wrap) * side + (column & wrap)] as number
  return Float32Array.from({ length: side * side }, (_, index) => {
    const column = index & wrap
    const row = index >> 9
    const cross = at(row - 1, column) + at(row + 1, column) + at(row, column - 1) + at(row, column + 1)
    return (at(row, column) + cross * 0.45) * 0.74
  })
}
