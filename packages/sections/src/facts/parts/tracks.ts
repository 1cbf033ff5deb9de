/** Tracks of a row; three facts share it. */
export const TRACKS = 6
const PER_ROW = 3

/** Tracks that a fact spans: two, but where the last row holds one or two, they share it (spec: multiples of 3). */
export function spanOf(index: number, count: number): number {
  const rest = count % PER_ROW
  const isInRest = rest > 0 && index >= count - rest
  return isInRest ? TRACKS / rest : TRACKS / PER_ROW
}
