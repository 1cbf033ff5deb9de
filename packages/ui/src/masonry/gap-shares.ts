import { galleryColumns } from './gallery-columns.ts'

/** Shares of a gallery's width on a usual window of the bands: phones have the small gap at most. */
const shares = {
  none: { m: 0, d: 0, xl: 0 },
  s: { m: 0.017, d: 0.007, xl: 0.006 },
  m: { m: 0.028, d: 0.023, xl: 0.018 },
  l: { m: 0.043, d: 0.045, xl: 0.035 },
} as const

/** What a gap comes to in widths of a column, per band. */
export function gapShares(gap: keyof typeof shares, columns: number): { m: number; d: number; xl: number } {
  const counts = galleryColumns(columns)
  const { m, d, xl } = shares[gap]
  return { m: m * counts.m, d: d * counts.d, xl: xl * counts.xl }
}
