import type { Refusal } from '../base/refusal.ts'
import { topUpHoldOf } from '../store/holds/top-up-hold.ts'
import type { ProviderEvent } from '../store/payments/attempt.ts'
import { endAttempt, keepOpen, type AttemptRow } from '../store/payments/attempts.ts'
import { bookPaidOrder } from './book-paid-order.ts'
import { declined, notConfirmed } from './payment-refusals.ts'
import { isOnItsWay, type Look } from './port.ts'
import { settleAttempt } from './settle-attempt.ts'
import type { Till } from './till.ts'

/**
 * Does what follows from what the provider says of an attempt. `undefined` when its invoice is paid by it, else what
 * the visitor is told.
 */
export async function applyLook(
  till: Till,
  attempt: AttemptRow,
  { look, event }: { look: Look; event?: ProviderEvent | undefined },
): Promise<Refusal | undefined> {
  if (look.state === 'SUCCEEDED') {
    const isPaid = await settleAttempt(till, { attempt, payment: look.payment, event })
    if (!isPaid) return notConfirmed()
    await bookPaidOrder(till, attempt.orderId)
    return undefined
  }
  if (look.state === 'UNKNOWN') return notConfirmed()
  if (look.state === 'OPEN') await keepOpen(till, attempt.id, { ref: look.ref, isOnItsWay: isOnItsWay(look) })
  else await endAttempt(till, attempt.id, 'FAILED')
  if (!look.isDeclined) return notConfirmed()
  await topUpHoldOf(till, attempt.orderId)
  return declined()
}
