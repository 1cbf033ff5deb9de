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
 * How pictures fill what rows of three leave over: the last one to four as halves of a row, one beside the card; the
 * first two and the last two, around a row of three with the card in it; or, where there are too few, one as a band.
 */
type Last = 'band' | 'one' | 'two' | 'three' | 'four' | 'ends'

/** Two rows of threes stand above two of twos, where a card is in the second or a large picture in both. */
const PAIRS_FROM = 10
/** One row of threes does elsewhere. */
const FEWEST_IN_PAIRS = 7
/** Cells of the two rows of halves that one cell too many is shared out to. */
const SHARED = 4

type Cells = Readonly<{ cells: number; isMosaic: boolean; isAmong: boolean }>

function lastOfOne({ cells, isMosaic, isAmong }: Cells): Last {
  if (cells >= PAIRS_FROM) return 'four'
  if (cells < FEWEST_IN_PAIRS || isMosaic) return 'band'
  return isAmong ? 'ends' : 'four'
}

function lastOf(wall: Cells, hasCardBelow: boolean): Last | undefined {
  const over = wall.cells % ACROSS
  if (over === 0) return undefined
  if (over === 2) return hasCardBelow ? 'one' : 'two'
  return hasCardBelow ? 'three' : lastOfOne(wall)
}

/**
 * A wall that reaches the edges hangs every picture and has no hole in its last row, of which a card at the bottom takes
 * the first cell, or the first half. Thirds and halves of a row are equally high. Two and four hang in twos.
 */
export function fullRows({ count, isMosaic, hasCard, cardPosition }: Wall) {
  const isAmong = hasCard && count >= FEW
  const inTwos = !isMosaic && (count === 2 || count === 4)
  const cells = count + (isMosaic ? LARGE : 0) + (isAmong ? 1 : 0)
  const hasCardBelow = isAmong && cardPosition === 'bottom-left'
  const last = inTwos ? undefined : lastOf({ cells, isMosaic, isAmong }, hasCardBelow)
  const isShared = last === 'three' || last === 'four'
  const rows = isShared ? (cells - SHARED) / ACROSS + 2 : Math.ceil(cells / ACROSS)
  return { isAmong, inTwos, last, rows }
}
