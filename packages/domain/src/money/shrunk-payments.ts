import type { Invoice } from '../entities/invoice.ts'
import { toMinor } from './amount.ts'
import { openInvoices } from './open-invoices.ts'
import { chargeInTurn, leastInstalment } from './split.ts'

export interface ShrunkPayment {
  id: string
  /** Minor units: so far, and from now on; nothing is left of a payment of 0. */
  before: number
  after: number
}

type Payment = Pick<Invoice, 'id' | 'amount' | 'paymentStatus'>

/**
 * Takes minor units off what is still to be paid, the last payment first. `null` where less than that is open: what
 * is paid does not go back by itself.
 */
export function shrunkPayments(
  invoices: readonly Payment[],
  less: number,
  currency: string,
): ShrunkPayment[] | null {
  const open = openInvoices(invoices).map(({ id, amount }) => ({ id, before: toMinor(amount, currency) }))
  const left = open.reduce((sum, { before }) => sum + before, 0) - less
  if (left < 0) return null
  const wanted = open.map(({ before }) => before)
  const charged = chargeInTurn(left, wanted, leastInstalment(currency))
  return open
    .map((payment, index) => ({ ...payment, after: charged[index] ?? 0 }))
    .filter(({ before, after }) => before !== after)
}
