import { isNothing, type Invoice } from '@bellows/domain'
import type { Refusal } from '../base/refusal.ts'
import type { OrderFacts } from '../store/orders/order-facts.ts'
import { openAttempt, type AttemptRow } from '../store/payments/attempts.ts'
import { payNothing } from '../store/payments/pay-invoice.ts'
import { applyLook } from './apply-look.ts'
import { mayStillBook } from './may-still-book.ts'
import { settleOutside, isOutside } from './outside.ts'
import { paymentClosed, providerUnreachable } from './payment-refusals.ts'
import { ProviderUnreachable, type Look } from './port.ts'
import type { Till } from './till.ts'

/**
 * What the provider says of our own attempt; `undefined` when it does not say. Where it is for us to take the money, none
 * is taken for a time that is another's by now.
 */
export async function lookAt(till: Till, attempt: AttemptRow): Promise<Look | undefined> {
  const port = await till.portOf(attempt.method)
  try {
    const isOwed = attempt.isOwed && (await mayStillBook(till, attempt.orderId))
    return await port?.look({ ...attempt, isOwed })
  } catch (cause) {
    if (cause instanceof ProviderUnreachable) return undefined
    throw cause
  }
}

interface Asked {
  invoice: Invoice
  /** Asked on the way back from a provider's page, which is no word about money paid outside. */
  isReturn?: boolean | undefined
}

/** Settles an open invoice if it is settled: `undefined` then, else why not. Nothing is believed to the caller. */
export async function collectPayment(
  till: Till,
  facts: OrderFacts,
  { invoice, isReturn = false }: Asked,
): Promise<Refusal | undefined> {
  if (isNothing(invoice)) {
    await payNothing(till, invoice.id)
    return undefined
  }
  const attempt = await openAttempt(till, invoice.id)
  if (!attempt) {
    const isReport = !isReturn && isOutside(facts, invoice)
    return isReport ? settleOutside(till, facts.order.id, invoice) : paymentClosed()
  }
  const look = await lookAt(till, attempt)
  return look ? applyLook(till, attempt, { look }) : providerUnreachable()
}
