const ACROSS = 3
/** Cells that the first picture of a mosaic takes beyond its own. */
const LARGE = 3
/** So few leave no room for a card among them. */
const FEW = 6

type Wall = Readonly<{
  count: number
  isMosaic: boolean
  hasCard: boolean
  cardPosition: 'center' | 'bottom-left'
}>

/**
 * How the last pictures fill what rows of three leave over: one as a band, two to four as halves of a row, or one as
 * what the card leaves of it.
 */
type Last = 'band' | 'two' | 'three' | 'four' | 'beside'

/** Two rows of threes at least stand above two of twos. */
const PAIRS_FROM = 10
/** Cells of the two rows of halves that one cell too many is shared out to. */
const SHARED = 4

function lastOf(cells: number, hasCardBelow: boolean): Last | undefined {
  const over = cells % ACROSS
  if (over === 0) return undefined
  if (over === 2) return hasCardBelow ? 'beside' : 'two'
  if (hasCardBelow) return 'three'
  return cells >= PAIRS_FROM ? 'four' : 'band'
}

/**
 * A wall that reaches the edges hangs every picture and has no hole in its last row, of which a card at the bottom takes
 * the first cell, or the first half. Two and four hang in twos.
 */
export function fullRows({ count, isMosaic, hasCard, cardPosition }: Wall) {
  const isAmong = hasCard && count >= FEW
  const inTwos = !isMosaic && (count === 2 || count === 4)
  const cells = count + (isMosaic ? LARGE : 0) + (isAmong ? 1 : 0)
  const last = inTwos ? undefined : lastOf(cells, isAmong && cardPosition === 'bottom-left')
  const isShared = last === 'three' || last === 'four'
  const rows = isShared ? (cells - SHARED) / ACROSS + 2 : Math.ceil(cells / ACROSS)
  return { isAmong, inTwos, last, rows }
}
