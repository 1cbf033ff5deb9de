/** A picture's coarse brightness map: columns and rows of its cells. */
export const BRIGHTNESS_GRID = { across: 12, down: 8 } as const

const CELLS = BRIGHTNESS_GRID.across * BRIGHTNESS_GRID.down
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const TOP = DIGITS.length - 1

/** What a stored map looks like: one digit a cell, row by row. */
export const brightnessGrammar = new RegExp(`^[\\w-]{${CELLS}}$`)

/** The map of cells, each from 0 (black) to 1 (white); rounded up, so that no cell is taken for darker than it is. */
export const encodeBrightness = (cells: readonly number[]): string =>
  cells.map((light) => DIGITS[Math.min(TOP, Math.max(0, Math.ceil(light * TOP)))]).join('')

/** A part of a picture or of the frame that shows it, in shares of its width and height. */
export type Part = Readonly<{ left: number; top: number; right: number; bottom: number }>

const cellsFrom = (start: number, end: number, count: number): readonly [number, number] => {
  const first = Math.min(count - 1, Math.max(0, Math.floor(start * count)))
  return [first, Math.min(count - 1, Math.max(first, Math.ceil(end * count) - 1))]
}

/** The lightest cell that a part touches, 0 to 1; a picture without a map counts as white. */
export function lightestWithin(map: string | undefined, part: Part): number {
  if (map?.length !== CELLS) return 1
  const [firstColumn, lastColumn] = cellsFrom(part.left, part.right, BRIGHTNESS_GRID.across)
  const [firstRow, lastRow] = cellsFrom(part.top, part.bottom, BRIGHTNESS_GRID.down)
  let lightest = 0
  for (let row = firstRow; row <= lastRow; row++) {
    const start = row * BRIGHTNESS_GRID.across
    for (const digit of map.slice(start + firstColumn, start + lastColumn + 1))
      lightest = Math.max(lightest, DIGITS.indexOf(digit))
  }
  return lightest / TOP
}
