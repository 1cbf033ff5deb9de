/** Pictures taller or wider than this (width / height) are cropped to it. */
const RATIO = { from: 1 / 2, to: 2 }
/** Pictures of unknown size are taken for landscapes of 3:2. */
const UNKNOWN = 3 / 2
const DIGITS = 4

/** Where an item stands: `column` from 0, `above` it that many items with a summed height of `offset` column widths. */
export type Placement = Readonly<{ column: number; offset: number; above: number }>

const round = (value: number) => Number(value.toFixed(DIGITS))

/** Width / height within 1:2 and 2:1; an unknown or impossible ratio counts as 3:2. */
export function clampRatio(ratio: number | undefined): number {
  if (!ratio || !Number.isFinite(ratio) || ratio < 0) return UNKNOWN
  return round(Math.min(Math.max(ratio, RATIO.from), RATIO.to))
}

/**
 * Gives each item, in order, to the shortest column so far (the first of equals). Items added later never move
 * earlier ones. Gaps are left out of the sum.
 */
export function placeInColumns(ratios: readonly (number | undefined)[], columnCount: number): Placement[] {
  const columns = Array.from({ length: Math.max(1, columnCount) }, () => ({ offset: 0, above: 0 }))
  return ratios.map((ratio) => {
    const column = columns.reduce((best, { offset }, i) => (offset < columns[best]!.offset ? i : best), 0)
    const { offset, above } = columns[column]!
    columns[column] = { offset: round(offset + 1 / clampRatio(ratio)), above: above + 1 }
    return { column, offset, above }
  })
}
