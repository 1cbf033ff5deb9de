import type { StyleRule } from '@vanilla-extract/css'

/** Tracks that rows of so many columns, and rows that share what would be left over, are cut into. */
export const sharedTracks = { 1: 1, 2: 2, 3: 6, 4: 12, 5: 15 } as const
export type ColumnCount = keyof typeof sharedTracks

/** Whether the last of so many would hang alone under full rows. */
export const leavesOne = (count: number, columns: number): boolean =>
  columns > 1 && count > columns && count % columns === 1

/** Tracks of one that stands in a full row. */
export const spanIn = (columns: ColumnCount): number => sharedTracks[columns] / columns

/**
 * Selectors of a list's items by what they span, where the last would hang alone: it and the row above it share their
 * room, four as two and two, five as three and two. An item of a full row spans `spanIn` of the columns.
 */
export function noneAlone(columns: ColumnCount, within = ''): NonNullable<StyleRule['selectors']> {
  if (columns === 1) return {}
  const tracks = sharedTracks[columns]
  const inLast = Math.floor((columns + 1) / 2)
  const spans = Array.from({ length: columns + 1 }, (_, index) => {
    const fromEnd = index + 1
    const place = (2 - fromEnd + columns) % columns
    const selector = `${within}&:nth-last-child(${fromEnd}):nth-child(${columns}n + ${place}):not(:only-child)`
    return [selector, { gridColumn: `span ${tracks / (fromEnd <= inLast ? inLast : columns + 1 - inLast)}` }]
  })
  return Object.fromEntries(spans) as NonNullable<StyleRule['selectors']>
}

/** The owner's number of columns, or one more or fewer where that leaves none alone in the last row. */
export function columnsFor(count: number, wanted: number, most = wanted + 1): number {
  const likely = [wanted, wanted + 1, wanted - 1].filter((columns) => columns > 1 && columns <= most)
  return likely.find((columns) => !leavesOne(count, columns)) ?? wanted
}
