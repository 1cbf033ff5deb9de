import type { Refusal } from '../base/refusal.ts'
import type { ProviderEvent } from '../store/payments/attempt.ts'
import { attemptOf, type AttemptRow } from '../store/payments/attempts.ts'
import { isTaken, takeEvent } from '../store/payments/payment-events.ts'
import { applyLook } from './apply-look.ts'
import { lookAt } from './collect-payment.ts'
import { providerUnreachable } from './payment-refusals.ts'
import type { PaymentPort } from './port.ts'
import { tellReversal } from './settle-attempt.ts'
import type { Till } from './till.ts'

/** Asks about the attempt as it is now, in whatever order notices come. */
async function lookAfter(
  till: Till,
  attempt: AttemptRow,
  event: ProviderEvent,
): Promise<Refusal | undefined> {
  const named = { ...attempt, ref: attempt.ref ?? event.ref ?? null }
  const look = await lookAt(till, named)
  if (!look) return providerUnreachable()
  await applyLook(till, named, { look, event })
  if (event.reversal) await tellReversal(till, attempt, event.reversal)
  return undefined
}

/** Takes a verified notice in, once. A refusal means that it has to be sent again. */
export async function takeNotice(
  till: Till,
  { method }: PaymentPort,
  event: ProviderEvent,
): Promise<Refusal | undefined> {
  const taken = { businessId: till.businessId, method, event }
  if (await isTaken(till.kysely, taken)) return undefined
  const attempt = await attemptOf(till, method, event)
  const refusal = attempt && (await lookAfter(till, attempt, event))
  if (!refusal) await takeEvent(till.kysely, taken)
  return refusal
}
