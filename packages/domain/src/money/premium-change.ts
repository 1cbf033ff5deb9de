import type { PriceLine, Quote } from '../entities/quote.ts'
import { fromMinor, toMinor } from './amount.ts'
import { taxed } from './tax.ts'

function premiumLines(lines: readonly PriceLine[], change: number, currency: string): PriceLine[] {
  const known = lines.find(({ kind }) => kind === 'premium')
  const before = known ? toMinor(known.amount, currency) : 0
  const others = lines.filter(({ kind }) => kind !== 'premium')
  const after = before + change
  if (after <= 0) return others
  const line: PriceLine = {
    kind: 'premium',
    label: known?.label ?? '',
    quantity: 1,
    amount: fromMinor(after, currency),
  }
  return [...others, line]
}

export interface PremiumMove {
  quote: Quote
  /** Minor units that the times so far and the new one cost on top. */
  before: number
  after: number
}

/** The price of an order that moves to a time with another additional fee, with the tax as it was agreed. */
export function withPremiumOf({ quote, before, after }: PremiumMove): Quote {
  const change = after - before
  if (change === 0) return quote
  const { currency } = quote
  const subtotal = toMinor(quote.subtotal, currency) + change
  const mode = quote.tax?.isIncluded ? 'INCLUDE' : 'EXCLUDE'
  const sums = taxed(subtotal, mode, quote.tax?.rate ?? 0)
  return {
    ...quote,
    lines: premiumLines(quote.lines, change, currency),
    subtotal: fromMinor(subtotal, currency),
    tax: quote.tax && { ...quote.tax, amount: fromMinor(sums.tax, currency) },
    total: fromMinor(sums.total, currency),
  }
}
