/** Rows may be this much lower or higher than asked for. */
const TOLERANCE = 0.35
/** A last row that is filled this far at its target height is stretched. */
const LAST_ROW_FULL = 0.65
/** Wider pictures (width / height) take a row of their own. */
const PANORAMA = 3
/** Weights: rows leave the tolerance only where there is no other way, and rather so than with a hole at their end. */
const OUTSIDE = 100
const HOLE = 1000
/** A short last row weighs as much as two rows that are a third off their height: it is left where no way is nearer. */
const SHORT = 0.2

/** The room for the rows and the height that is asked for, in pixels. */
export type RowRoom = Readonly<{ width: number; target: number; gap: number }>
/** Items `from` to before `to` in one row of that height; a row that is not full stands at the start. */
export type SolvedRow = Readonly<{ from: number; to: number; height: number; isFull: boolean }>
type Priced = SolvedRow & Readonly<{ cost: number }>
type Span = Readonly<{ from: number; to: number; count: number; sum: number; isPanorama: boolean }>

/** Height of a row that fills the width: `sum` is that of its items' ratios. */
export const fullHeight = ({ width, gap }: RowRoom, items: number, sum: number): number =>
  (width - gap * (items - 1)) / sum

const isWithin = (height: number, target: number) =>
  height >= target * (1 - TOLERANCE) && height <= target * (1 + TOLERANCE)

function lastRow({ from, to, count, sum }: Span, room: RowRoom): Priced {
  const { width, target, gap } = room
  const height = fullHeight(room, to - from, sum)
  const share = (sum * target + gap * (to - from - 1)) / width
  if (count === 1) {
    const most = target * (1 + TOLERANCE)
    return { from, to, height: Math.min(height, most), isFull: height <= most, cost: 0 }
  }
  if (share < LAST_ROW_FULL) {
    return { from, to, height: target, isFull: false, cost: SHORT + (LAST_ROW_FULL - share) ** 2 }
  }
  return { from, to, height, isFull: true, cost: priceOf(height, target) }
}

function priceOf(height: number, target: number): number {
  const off = Math.log(height / target) ** 2
  return height < target * (1 - TOLERANCE) ? off + OUTSIDE : off
}

function rowOf(span: Span, room: RowRoom): Priced {
  const { from, to, sum, count, isPanorama } = span
  const { target } = room
  const height = fullHeight(room, to - from, sum)
  if (isPanorama) return { from, to, height, isFull: true, cost: 0 }
  if (to === count) return lastRow(span, room)
  const most = target * (1 + TOLERANCE)
  if (height > most) return { from, to, height: most, isFull: false, cost: HOLE }
  return { from, to, height, isFull: true, cost: priceOf(height, target) }
}

/** Every row that may begin at an item. A panorama is a row; another row ends before one, or when it is too low. */
function rowsFrom(ratios: readonly number[], from: number, room: RowRoom): Priced[] {
  const rows: Priced[] = []
  let sum = 0
  for (let to = from + 1; to <= ratios.length; to++) {
    const ratio = ratios[to - 1]!
    const isPanorama = ratio > PANORAMA
    if (isPanorama && to > from + 1) break
    sum += ratio
    rows.push(rowOf({ from, to, count: ratios.length, sum, isPanorama }, room))
    if (isPanorama || fullHeight(room, to - from, sum) < room.target * (1 - TOLERANCE)) break
  }
  return rows
}

/**
 * Breaks pictures of these ratios (width / height), in order, into rows that fill the width without cropping, as
 * near to the target height as they can all be together.
 */
export function solveRows(ratios: readonly number[], room: RowRoom): SolvedRow[] {
  const best: { cost: number; row: Priced }[] = []
  for (let from = ratios.length - 1; from >= 0; from--) {
    const [cheapest] = rowsFrom(ratios, from, room)
      .map((row) => ({ row, cost: row.cost + (best[row.to]?.cost ?? 0) }))
      .toSorted((a, b) => a.cost - b.cost)
    if (cheapest) best[from] = cheapest
  }
  const rows: SolvedRow[] = []
  for (let at = 0; at < ratios.length; at = rows.at(-1)?.to ?? ratios.length) {
    const { from, to, height, isFull } = best[at]!.row
    rows.push({ from, to, height, isFull })
  }
  return rows
}

/** Whether rows that were solved for one width still keep their heights at another. */
export function holdAt(rows: readonly SolvedRow[], ratios: readonly number[], room: RowRoom): boolean {
  return rows.every(({ from, to, isFull }) => {
    const items = ratios.slice(from, to)
    if (!isFull || items.length === 1) return true
    const sum = items.reduce((total, ratio) => total + ratio, 0)
    const height = fullHeight(room, items.length, sum)
    return to === ratios.length ? height >= room.target * (1 - TOLERANCE) : isWithin(height, room.target)
  })
}
