import { ASSUMED_RATIO } from '@bellows/tokens'
import { closeColumns } from './close-columns.ts'

/** Pictures taller or wider than this (width / height) are cropped to it. */
const RATIO = { from: 1 / 2, to: 2 }
const DIGITS = 4

/**
 * Where an item stands: `column` from 0, `above` it that many items with a summed height of `offset` column widths.
 * `trim` is the share of its height that it keeps, or that it gains, so that its column ends with the others.
 */
export type Placement = Readonly<{ column: number; offset: number; above: number; trim: number }>

const round = (value: number) => Number(value.toFixed(DIGITS))

/** Width / height within 1:2 and 2:1; an unknown or impossible ratio counts as 3:2. */
export function clampRatio(ratio: number | undefined): number {
  if (!ratio || !Number.isFinite(ratio) || ratio < 0) return ASSUMED_RATIO
  return round(Math.min(Math.max(ratio, RATIO.from), RATIO.to))
}

/** `batch` items come at a time; `gap` is between them, in widths of a column. */
type Setting = Readonly<{ batch?: number | undefined; gap?: number }>

/**
 * Gives each item, in order, to the shortest column so far (the first of equals); the last ones of a batch go where
 * its columns end level. Items of later batches never move earlier ones.
 */
export function placeInColumns(
  ratios: readonly (number | undefined)[],
  columnCount: number,
  { batch = Number.POSITIVE_INFINITY, gap = 0 }: Setting = {},
): Placement[] {
  const columns = Array.from({ length: Math.max(1, columnCount) }, () => ({ offset: 0, above: 0 }))
  const heights = ratios.map((ratio) => 1 / clampRatio(ratio))
  const placements: Placement[] = []
  for (let from = 0; from < heights.length; from += batch) {
    const starts = columns.map(({ offset, above }) => offset + above * gap)
    const own = heights.slice(from, from + batch)
    for (const [index, { column, trim }] of closeColumns({ heights: own, gap, starts }).entries()) {
      const { offset, above } = columns[column]!
      placements.push({ column, offset, above, trim: round(trim) })
      columns[column] = { offset: round(offset + own[index]! * round(trim)), above: above + 1 }
    }
  }
  return placements
}
