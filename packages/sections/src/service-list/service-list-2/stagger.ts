/** Place of a card; columns and rows count from 1, rows down their own column. */
export type Step = Readonly<{ column: number; row: number }>

export type Stagger = Readonly<{
  steps: readonly Step[]
  /** Rows of each column. */
  depths: readonly number[]
  /** Of each column, what it may be drawn out by: it ends so far above others on both of its sides, in quarters of its width. */
  slacks: readonly number[]
}>

const CYCLE = 3

/** Every second column of three has the tall pictures and starts lowest. */
export const isTall = (column: number): boolean => column % CYCLE === 2
/** Every third starts a little lower than the first. */
export const isLower = (column: number): boolean => column % CYCLE === 0

/** About how high things are on a desktop, in quarters of a column's width: enough to tell which column is short. */
const nominal = { card: 5 + 0.8 + 1, tallMore: 1, far: 1.3, near: 0.6 }

const cardHeight = (column: number) => nominal.card + (isTall(column) ? nominal.tallMore : 0)

function heightOf(column: number, depth: number): number {
  const offset = isTall(column) ? nominal.far : isLower(column) ? nominal.near : 0
  return offset + depth * cardHeight(column)
}

/** Every choice of so many columns, from left to right. */
function choices(columns: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]]
  return columns.flatMap((first, index) =>
    choices(columns.slice(index + 1), count - 1).map((rest) => [first, ...rest]),
  )
}

const spreadOf = (ends: readonly number[]) => Math.max(...ends) - Math.min(...ends)
/** How far each column ends above others on both of its sides. */
const slacksOf = (ends: readonly number[]) =>
  ends.map((end, at) =>
    Math.max(0, Math.min(Math.max(0, ...ends.slice(0, at)), Math.max(0, ...ends.slice(at + 1))) - end),
  )

/** Share of a card that is no hole yet, only a step. */
const STEP = 0.55

/** Columns of the last cards: those after which all end nearest to each other, without a hole between two cards. */
function lastColumns(depths: readonly number[], open: readonly number[], left: number): readonly number[] {
  const costOf = (columns: readonly number[]) => {
    const ends = depths.map((depth, index) => {
      const column = index + 1
      return heightOf(column, depth) + (columns.includes(column) ? cardHeight(column) : 0)
    })
    const hole = Math.max(...slacksOf(ends))
    return spreadOf(ends) + (hole > STEP * nominal.card ? hole * depths.length : 0)
  }
  return choices(open, left).reduce((best, columns) => (costOf(columns) < costOf(best) ? columns : best))
}

/** Columns of the next row: all but those that are a card ahead; of the last row, first the one below the words. */
function nextColumns(depths: readonly number[], left: number, words: number | null): readonly number[] {
  const heights = depths.map((depth, index) => heightOf(index + 1, depth))
  const limit = Math.min(...heights) + nominal.card
  const open = heights.flatMap((height, index) => (height < limit ? [index + 1] : []))
  if (open.length <= left) return open
  if (words === null) return lastColumns(depths, open, left)
  const after = depths.map((depth, index) => (index + 1 === words ? depth + 1 : depth))
  const others = open.filter((column) => column !== words)
  return [words, ...lastColumns(after, others, left - 1)]
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
  while (steps.length < count) {
    const words = before > 0 && depths[0] === before ? before : null
    for (const column of nextColumns(depths, count - steps.length, words)) place(column)
  }
  return { steps, depths, slacks: slacksOf(depths.map((depth, index) => heightOf(index + 1, depth))) }
}

/** In quarters of a column's width. */
type DrawnOut = Readonly<{
  /** How much lower the card's foot stands. */
  drop: number
  /** How much higher its picture is. */
  grow: number
}>

/**
 * How a card takes its part of its column’s slack: the column starts a part lower, and each picture is a part higher, so
 * that the last card ends level and no gap is wider than another.
 */
export function drawnOut({ column, row }: Step, { depths, slacks }: Stagger): DrawnOut {
  const grow = (slacks[column - 1] ?? 0) / ((depths[column - 1] ?? 0) + 1)
  return { drop: grow * (row + 1), grow }
}
