import { dayOf, instalments, toMinor, type Package, type Quote } from '@bellows/domain'
import { newId } from '../../base/new-id.ts'
import type { NewInvoice } from './put-invoices.ts'

interface Terms {
  quote: Quote
  chosen: Package | null
  /** Milliseconds; `null` for a shoot without a date. */
  shootStart: number | null
  now: number
  timeZone: string
}

const paidAtOnce = { paymentSetup: [], milestone: null, remainingBalanceDue: 0 }

/** The payments of an order; they add up to its total. */
export function orderInvoices({ quote, chosen, shootStart, now, timeZone }: Terms): NewInvoice[] {
  const { currency } = quote
  const due = {
    currency,
    today: dayOf(now, timeZone),
    shootDay: shootStart === null ? null : dayOf(shootStart, timeZone),
  }
  const payments = instalments(toMinor(quote.total, currency), chosen ?? paidAtOnce, due)
  return payments.map(({ milestone, days, dueDate, fee, isRetainer }) => ({
    id: newId(),
    milestone,
    label: '',
    isRetainer,
    amountMinor: toMinor(fee, currency),
    days,
    dueDate,
  }))
}
