import type { Quote } from '../entities/quote.ts'
import { toMinor } from './amount.ts'

export type PriceChange = 'rose' | 'fell' | 'same'

/** How a total moved between two quotes of one currency; a rise is shown before it counts. */
export function priceChange(before: Quote, after: Quote): PriceChange {
  const difference = toMinor(after.total, after.currency) - toMinor(before.total, before.currency)
  if (difference === 0) return 'same'
  return difference > 0 ? 'rose' : 'fell'
}
