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

/** How the last pictures fill their row: as a band, as halves, as halves of two rows, or as what the card leaves of it. */
type Last = 'band' | 'halves' | 'pairs' | 'beside'

/** Two rows of threes at least stand above two of twos. */
const PAIRS_FROM = 10
const PAIRS = 4

/** How the last hang where one or two would be left over under rows of three. */
function lastOf(cells: number, isBeside: boolean): Last | undefined {
  const over = cells % ACROSS
  if (over === 0) return undefined
  if (over === 2) return isBeside ? 'beside' : 'halves'
  return cells >= PAIRS_FROM ? 'pairs' : 'band'
}

/**
 * A wall that reaches the edges hangs every picture and has no hole in its last row. `cardRow` is where a card at the
 * bottom stands: never alone. Two and four hang in twos.
 */
export function fullRows({ count, isMosaic, hasCard, cardPosition }: Wall) {
  const isAmong = hasCard && count >= FEW
  const inTwos = !isMosaic && (count === 2 || count === 4)
  const cells = count + (isMosaic ? LARGE : 0) + (isAmong ? 1 : 0)
  const last = inTwos ? undefined : lastOf(cells, isAmong && cardPosition === 'bottom-left')
  const threes = last === 'pairs' ? cells - PAIRS : cells
  return {
    isAmong,
    inTwos,
    last,
    cardRow: last === 'band' ? Math.floor(threes / ACROSS) : Math.ceil(threes / ACROSS),
  }
}
