export const PADDING_DEFAULT = 96
export const PADDING_MIN = 0
export const PADDING_MAX = 320

/** Numbers and the texts of numbers, rounded; `true`, lists and words are none and read as 0. */
export function wholeOf(value: unknown): number {
  const number = typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN
  return Number.isFinite(number) ? Math.round(number) : 0
}

/** A padding as it may be kept: a whole number within its bounds, whatever was typed. */
export const clampedPadding = (value: unknown): number =>
  Math.min(PADDING_MAX, Math.max(PADDING_MIN, wholeOf(value)))
