import { openAttempts } from '../store/payments/attempts.ts'
import { applyLook } from './apply-look.ts'
import { lookAt } from './collect-payment.ts'
import { inProgress } from './payment-refusals.ts'
import type { Till } from './till.ts'

/** What a provider is being paid of an order already is not to be paid another way. @throws Refusal 409 */
export async function awaitCharge(till: Till, orderId: string): Promise<undefined> {
  for (const attempt of await openAttempts(till, orderId)) {
    const look = await lookAt(till, attempt)
    if (look) await applyLook(till, attempt, { look })
  }
  if ((await openAttempts(till, orderId)).some(({ isOnItsWay }) => isOnItsWay)) throw inProgress()
}
