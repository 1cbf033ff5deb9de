import type { Milestone } from '../entities/payment.ts'
import { addDays } from '../time/days.ts'

export interface DueTerms {
  /** Day of the shoot in the studio's zone; `null` while unknown. */
  shootDay: string | null
  today: string
}

const direction = { BEFORE_SHOOT_DATE: -1, ON_SHOOT_DATE: 0, AFTER_SHOOT_DATE: 1 } as const

/** The day a payment falls due, never before today; `null` while the shoot date is unknown. */
export function dueDate(milestone: Milestone, days: number, terms: DueTerms): string | null {
  if (milestone === 'DURING_BOOKING') return terms.today
  if (terms.shootDay === null) return null
  const day = addDays(terms.shootDay, direction[milestone] * days)
  return day < terms.today ? terms.today : day
}

export interface DueInvoice {
  id: string
  milestone: Milestone
  days: number
  paymentStatus: 'PENDING' | 'PAID' | 'CANCELED'
  dueDate: string | null
}

/** The open payments whose day moves with the shoot; what was due during the booking, or is settled, stays. */
export function movedDueDates(
  invoices: readonly DueInvoice[],
  terms: DueTerms,
): { id: string; dueDate: string | null }[] {
  return invoices.flatMap((invoice) => {
    if (invoice.paymentStatus !== 'PENDING' || invoice.milestone === 'DURING_BOOKING') return []
    const day = dueDate(invoice.milestone, invoice.days, terms)
    return day === invoice.dueDate ? [] : [{ id: invoice.id, dueDate: day }]
  })
}
