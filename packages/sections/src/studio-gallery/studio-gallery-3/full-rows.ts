const ACROSS = 3
/** Cells that the first picture of a mosaic takes beyond its own. */
const LARGE = 3
/** So few leave no room for a card among them. */
const FEW = 6

type Wall = Readonly<{ count: number; isMosaic: boolean; hasCard: boolean }>

/**
 * A wall that reaches the edges has no hole in its last row: how many pictures fill whole rows of three, with the card
 * among them, and how many rows those are. Too few for a row stand as they are.
 */
export function fullRows({ count, isMosaic, hasCard }: Wall) {
  const isAmong = hasCard && count >= FEW
  const extra = (isMosaic ? LARGE : 0) + (isAmong ? 1 : 0)
  const kept = count < ACROSS ? count : count - ((count + extra) % ACROSS)
  return { kept, isAmong, rows: Math.ceil((kept + extra) / ACROSS) }
}
