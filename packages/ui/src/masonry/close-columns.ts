/** Share of an average picture within which all columns end: a gap's share of a column is not the same on every window. */
const LEVEL = 1 / 4
/** The most that a picture loses or gains of its height for it. */
export const TRIM = 0.08
/** Items per column that may go elsewhere than to the shortest, so that the page still reads in order. */
const CLOSING = 2
const ROUNDS = 24

/** In widths of a column: heights of items, the gap over each, and where columns begin. */
type Deal = Readonly<{ heights: readonly number[]; gap: number; starts: readonly number[] }>

function endsOf({ heights, gap, starts }: Deal, columns: readonly number[]): number[] {
  const ends = [...starts]
  for (const [index, column] of columns.entries()) ends[column]! += heights[index]! + gap
  return ends
}
const spreadOf = (ends: readonly number[]) => Math.max(...ends) - Math.min(...ends)
const shortest = (ends: readonly number[]) => ends.indexOf(Math.min(...ends))

/** Every other way to deal that moves one item from `from` on, or lets two change places. */
function* changes(columns: readonly number[], from: number, count: number): Generator<number[]> {
  for (let item = from; item < columns.length; item += 1) {
    for (let column = 0; column < count; column += 1)
      if (column !== columns[item]) yield columns.with(item, column)
    for (let other = item + 1; other < columns.length; other += 1)
      if (columns[item] !== columns[other])
        yield columns.with(item, columns[other]!).with(other, columns[item]!)
  }
}

/** Takes the best change again and again, until none helps. */
function bettered(deal: Deal, columns: readonly number[], from: number): readonly number[] {
  let best = columns
  let spread = spreadOf(endsOf(deal, best))
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = best
    for (const other of changes(before, from, deal.starts.length)) {
      const its = spreadOf(endsOf(deal, other))
      if (its < spread - Number.EPSILON) [best, spread] = [other, its]
    }
    if (best === before) return best
  }
  return best
}

/** What each column keeps of its heights so that all end level; nothing is trimmed where that would not do. */
function trims(deal: Deal, columns: readonly number[]): number[] {
  const { heights, starts } = deal
  const ends = endsOf(deal, columns)
  const pictures = endsOf({ ...deal, gap: 0, starts: starts.map(() => 0) }, columns)
  const level = (LEVEL * heights.reduce((sum, height) => sum + height, 0)) / heights.length
  const middle = (Math.max(...ends) + Math.min(...ends)) / 2
  const shares = ends.map((end, column) => {
    const own = pictures[column]!
    const wanted = Math.min(Math.max(end, middle - level / 2), middle + level / 2)
    return own > 0 ? 1 + (wanted - end) / own : 1
  })
  const isEnough = ends.every((end, column) => {
    const share = shares[column]!
    return (
      Math.abs(share - 1) <= TRIM && (share !== 1 || Math.abs(end - middle) <= level / 2 + Number.EPSILON)
    )
  })
  return isEnough ? shares : ends.map(() => 1)
}

/** A column for each item of a deal over columns that have grown to its `starts`, and its share of the height. */
export function closeColumns(deal: Deal): readonly Readonly<{ column: number; trim: number }>[] {
  const { heights, gap, starts } = deal
  const ends = [...starts]
  const inOrder = heights.map((height) => {
    const column = shortest(ends)
    ends[column]! += height + gap
    return column
  })
  // The first row is filled from its start.
  const isFirst = starts.every((start) => start === 0)
  const from = Math.max(isFirst ? starts.length : 0, heights.length - CLOSING * starts.length)
  const columns = bettered(deal, inOrder, from)
  const shares = trims(deal, columns)
  return columns.map((column) => ({ column, trim: shares[column]! }))
}
