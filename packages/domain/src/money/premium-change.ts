import type { PriceLine, Quote } from '../entities/quote.ts'
import type { TaxMode } from '../entities/service.ts'
import { fromMinor, toMinor } from './amount.ts'
import { taxed } from './tax.ts'

function premiumLines(lines: readonly PriceLine[], rise: number, currency: string): PriceLine[] {
  const known = lines.find(({ kind }) => kind === 'premium')
  const before = known ? toMinor(known.amount, currency) : 0
  const line: PriceLine = {
    kind: 'premium',
    label: known?.label ?? '',
    quantity: 1,
    amount: fromMinor(before + rise, currency),
  }
  return [...lines.filter(({ kind }) => kind !== 'premium'), line]
}

export interface PremiumMove {
  quote: Quote
  tax: TaxMode
  /** Minor units that the times so far and the new one cost on top. */
  before: number
  after: number
}

/**
 * The price of an order that moves to a time with another additional fee, at its own tax rate. A lower fee changes
 * nothing: no money goes back by itself.
 */
export function withPremiumOf({ quote, tax, before, after }: PremiumMove): Quote {
  const rise = after - before
  if (rise <= 0) return quote
  const { currency } = quote
  const subtotal = toMinor(quote.subtotal, currency) + rise
  const sums = taxed(subtotal, tax, quote.tax?.rate ?? 0)
  return {
    ...quote,
    lines: premiumLines(quote.lines, rise, currency),
    subtotal: fromMinor(subtotal, currency),
    tax: quote.tax && { ...quote.tax, amount: fromMinor(sums.tax, currency) },
    total: fromMinor(sums.total, currency),
  }
}
