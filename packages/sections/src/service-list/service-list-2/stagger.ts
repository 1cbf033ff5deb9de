/** Place of a card; columns and rows count from 1, rows down their own column. */
export type Step = Readonly<{ column: number; row: number }>

export type Stagger = Readonly<{
  steps: readonly Step[]
  /** Rows of each column. */
  depths: readonly number[]
}>

const CYCLE = 3

/** Every second column of three has the tall pictures and starts lowest. */
export const isTall = (column: number): boolean => column % CYCLE === 2
/** Every third starts a little lower than the first. */
export const isLower = (column: number): boolean => column % CYCLE === 0

/** About how high things are on a desktop, in quarters of a column's width: enough to tell which column is short. */
const nominal = { card: 5 + 0.8 + 1, tallMore: 1, far: 1.3, near: 0.6 }

function heightOf(column: number, depth: number): number {
  const offset = isTall(column) ? nominal.far : isLower(column) ? nominal.near : 0
  return offset + depth * (nominal.card + (isTall(column) ? nominal.tallMore : 0))
}

/** Columns of the next row: all but those that are a card ahead; of the last row the shortest. */
function nextColumns(depths: readonly number[], left: number): number[] {
  const heights = depths.map((depth, index) => heightOf(index + 1, depth))
  const limit = Math.min(...heights) + nominal.card
  const open = heights
    .map((height, index) => ({ height, column: index + 1 }))
    .filter(({ height }) => height < limit)
  return open
    .toSorted((a, b) => a.height - b.height)
    .slice(0, left)
    .map(({ column }) => column)
    .toSorted((a, b) => a - b)
}

/**
 * Cards in the order of the page, row by row from the first column to the last; a column that has got ahead is
 * passed over, so that all end near each other. `before` cells of the first row are taken by something else.
 */
export function stagger(count: number, columns: number, before: number): Stagger {
  const depths: number[] = Array.from({ length: columns }, (_, index) => (index < before ? 1 : 0))
  const steps: Step[] = []
  const place = (column: number) => {
    const row = (depths[column - 1] ?? 0) + 1
    depths[column - 1] = row
    steps.push({ column, row })
  }
  for (let column = before + 1; column <= columns && steps.length < count; column += 1) place(column)
  while (steps.length < count) for (const column of nextColumns(depths, count - steps.length)) place(column)
  return { steps, depths }
}
