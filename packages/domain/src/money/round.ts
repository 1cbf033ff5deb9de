/** `value * numerator / denominator` in whole units, exact, half up; all arguments are non-negative. */
export function portion(value: number, numerator: number, denominator: number): number {
  const twice = BigInt(value) * BigInt(numerator) * 2n + BigInt(denominator)
  return Number(twice / (BigInt(denominator) * 2n))
}

const MILLI = 1000
const WHOLE = 100 * MILLI

/** A percent as thousandths, so that 8.875 % stays exact. */
const milli = (percent: number): number => Math.round(percent * MILLI)

/** So many percent of an amount. */
export function percentOf(value: number, percent: number): number {
  return portion(value, milli(percent), WHOLE)
}

/** The share of an added percent within an amount that already contains it. */
export function percentWithin(value: number, percent: number): number {
  return portion(value, milli(percent), WHOLE + milli(percent))
}
