export const PADDING_DEFAULT = 96
export const PADDING_MIN = 0
export const PADDING_MAX = 320

/** A section's padding in pixels: whole, within 0 to 320; what is no number reads as 0. */
export function clampPadding(value: unknown): number {
  if (value === undefined) return PADDING_DEFAULT
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number)) return PADDING_MIN
  return Math.min(PADDING_MAX, Math.max(PADDING_MIN, Math.round(number)))
}
