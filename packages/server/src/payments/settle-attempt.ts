import { fromMinor } from '@bellows/domain'
import type { TxScope } from '../base/scope.ts'
import { isFault } from '../db/pool.ts'
import { write } from '../db/write.ts'
import { lockOrder } from '../store/orders/lock-order.ts'
import { tell, type PaymentNews } from '../store/outbox/tell-owner.ts'
import type { ProviderEvent, Reversal } from '../store/payments/attempt.ts'
import { succeedAttempt, type AttemptRow } from '../store/payments/attempts.ts'
import { isPaidBy, payInvoice } from '../store/payments/pay-invoice.ts'
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

const wordOf = ({ orderId, invoiceId, method, amountMinor, currency }: AttemptRow) => ({
  orderId,
  invoiceId,
  method,
  amount: fromMinor(amountMinor, currency),
  currency,
})

async function tellOf(
  till: Till,
  attempt: AttemptRow,
  { kind, about = attempt.id, more }: { kind: PaymentNews; about?: string; more?: { reversal: Reversal } },
): Promise<void> {
  const { businessId, kysely, log } = till
  log.warn({ businessId, method: attempt.method, kind }, 'payment in question')
  await write(kysely, (tx) =>
    tell({ tx, businessId }, { kind, about, payload: { ...wordOf(attempt), ...more } }),
  )
}

/** Tells the owner once that money of a settled payment went back, and once that it is disputed; the invoice stays as it is. */
export const tellReversal = (till: Till, attempt: AttemptRow, reversal: Reversal) =>
  tellOf(till, attempt, { kind: 'payment.reversed', about: `${attempt.id}:${reversal}`, more: { reversal } })

async function settle(scope: TxScope, { attempt, payment, event }: Received): Promise<boolean> {
  const { tx, businessId } = scope
  if (event && !(await takeEvent(tx, { businessId, method: attempt.method, event }))) return true
  await lockOrder(scope, attempt.orderId)
  const paid = { attempt, settlementRef: payment.settlementRef }
  const isPaid = await payInvoice(scope, paid)
  await succeedAttempt(scope, attempt.id, payment.ref)
  const payload = wordOf(attempt)
  if (isPaid) await tell(scope, { kind: 'invoice.paid', about: attempt.invoiceId ?? '', payload })
  else if (!(await isPaidBy(scope, paid))) {
    await tell(scope, { kind: 'payment.unexpected', about: attempt.id, payload })
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
      const { kysely, businessId } = till
      return await write(kysely, (tx) => settle({ tx, businessId }, received))
    } catch (cause) {
      if (!isFault(cause, '23505', 'invoice_settlement')) throw cause
    }
  }
  await tellOf(till, attempt, { kind: 'payment.mismatch' })
  return false
}
