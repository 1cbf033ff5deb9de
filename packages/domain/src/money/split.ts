import { currencyDigits } from './currency-digits.ts'

/** Splits a total by weights so that the parts add up to it (largest remainder, earlier first on a tie). */
export function splitByWeight(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const exact = weights.map((weight) => {
    const scaled = BigInt(total) * BigInt(weight)
    return { floor: Number(scaled / BigInt(sum)), rest: Number(scaled % BigInt(sum)) }
  })
  const missing = total - exact.reduce((all, part) => all + part.floor, 0)
  const byRest = exact
    .map((part, index) => ({ index, rest: part.rest }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
  const raised = new Set(byRest.slice(0, missing).map((part) => part.index))
  return exact.map((part, index) => part.floor + (raised.has(index) ? 1 : 0))
}

const HALF = 0.5

/** The least instalment: half a unit of the currency, or one where it has no smaller one. */
export function leastInstalment(currency: string): number {
  return Math.ceil(HALF * 10 ** currencyDigits(currency))
}

/**
 * Takes the wanted fees off the total one after another: capped at what is left, raised to the least,
 * swallowing a leftover below it. The last one takes all that remains.
 */
export function chargeInTurn(total: number, wanted: readonly number[], least: number): number[] {
  let left = total
  return wanted.map((fee, index) => {
    const isLast = index === wanted.length - 1
    if (left === 0 || (fee === 0 && !isLast)) return 0
    const raised = isLast ? left : Math.min(Math.max(fee, least), left)
    const charged = left - raised < least ? left : raised
    left -= charged
    return charged
  })
}
