import { sql, type Transaction } from 'kysely'
import { isFault } from '../db/pool.ts'
import type { Tables } from '../db/tables.ts'
import { write } from '../db/write.ts'
import { tell, type PaymentNews } from '../store/outbox/tell-owner.ts'
import type { ProviderEvent } from '../store/payments/attempt.ts'
import type { AttemptRow } from '../store/payments/attempts.ts'
import { takeEvent } from '../store/payments/payment-events.ts'
import { equalsAttempt } from './equals-attempt.ts'
import type { Payment } from './port.ts'
import type { Till } from './till.ts'

export interface Received {
  attempt: AttemptRow
  payment: Payment
  /** The notice that told of it, if one did. */
  event?: ProviderEvent | undefined
}

const wordOf = ({ orderId, invoiceId, method }: AttemptRow) => ({ orderId, invoiceId, method })

async function tellOf(till: Till, kind: PaymentNews, attempt: AttemptRow): Promise<void> {
  const { businessId, kysely, log } = till
  log.warn({ businessId, method: attempt.method, kind }, 'payment in question')
  await write(kysely, (tx) => tell(tx, { businessId, kind, about: attempt.id, payload: wordOf(attempt) }))
}

/** Tells the owner that money of a settled payment went back or is disputed; the invoice stays as it is. */
export const tellReversal = (till: Till, attempt: AttemptRow) => tellOf(till, 'payment.reversed', attempt)

async function payInvoice(tx: Transaction<Tables>, businessId: string, { attempt, payment }: Received) {
  const { rows } = await sql`
    update invoice set payment_status = 'PAID', paid_date = now(), method = ${attempt.method},
      provider_ref = ${payment.settlementRef}
    where business_id = ${businessId} and id = ${attempt.invoiceId} and order_id = ${attempt.orderId}
      and payment_status = 'PENDING' and amount_minor = ${attempt.amountMinor} and currency = ${attempt.currency}
    returning id`.execute(tx)
  return rows.length > 0
}

async function isPaidByThis(tx: Transaction<Tables>, businessId: string, { attempt, payment }: Received) {
  const { rows } = await sql`
    select 1 from invoice where business_id = ${businessId} and id = ${attempt.invoiceId}
      and payment_status = 'PAID' and method = ${attempt.method}
      and provider_ref = ${payment.settlementRef}`.execute(tx)
  return rows.length > 0
}

async function settle(tx: Transaction<Tables>, till: Till, received: Received): Promise<boolean> {
  const { businessId } = till
  const { attempt, payment, event } = received
  if (event && !(await takeEvent(tx, { businessId, method: attempt.method, event }))) return true
  await sql`select 1 from orders where business_id = ${businessId} and id = ${attempt.orderId}
    for update`.execute(tx)
  const isPaid = await payInvoice(tx, businessId, received)
  await sql`update payment_attempt set status = 'SUCCEEDED', provider_ref = ${payment.ref}, updated_at = now()
    where business_id = ${businessId} and id = ${attempt.id}`.execute(tx)
  const news = { businessId, payload: wordOf(attempt) }
  if (isPaid) await tell(tx, { ...news, kind: 'invoice.paid', about: attempt.invoiceId ?? '' })
  else if (!(await isPaidByThis(tx, businessId, received))) {
    await tell(tx, { ...news, kind: 'payment.unexpected', about: attempt.id })
    return false
  }
  return true
}

/**
 * Marks the invoice of an attempt paid by a payment that the provider confirmed, if it is exactly that payment.
 * False where it is not, or the invoice was settled otherwise or cancelled: the owner is told then.
 */
export async function settleAttempt(till: Till, received: Received): Promise<boolean> {
  const { attempt, payment } = received
  if (equalsAttempt(payment, attempt, attempt.method)) {
    try {
      return await write(till.kysely, (tx) => settle(tx, till, received))
    } catch (cause) {
      if (!isFault(cause, '23505', 'invoice_settlement')) throw cause
    }
  }
  await tellOf(till, 'payment.mismatch', attempt)
  return false
}
