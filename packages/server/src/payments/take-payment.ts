import { createAttempt, openAttempt, type AttemptRow } from '../store/payments/attempts.ts'
import { applyLook } from './apply-look.ts'
import { answered, closeUnpaid, requireLook } from './close-attempt.ts'
import { inProgress, providerUnreachable } from './payment-refusals.ts'
import type { Action, Look, PaymentPort } from './port.ts'
import type { Till } from './till.ts'

const ATTEMPTS = 3

interface Wanted {
  orderId: string
  invoiceId: string
  returnUrl: string
  source: string | undefined
}

/** What becomes of an attempt: `null` is paid, an action is still to be done. @throws Refusal for all else */
async function follow(till: Till, attempt: AttemptRow, look: Look): Promise<Action | null> {
  const refusal = await applyLook(till, attempt, { look })
  if (refusal === undefined) return null
  if (look.state === 'OPEN') return look.action
  throw refusal
}

type Step = { done: Action | null } | 'again'

/** An attempt that is open already: paid by now, resumed, or closed for the one that is wanted. */
async function goOn(till: Till, port: PaymentPort, attempt: AttemptRow): Promise<Step> {
  const look = await requireLook(till, attempt)
  if (look.state === 'SUCCEEDED') return { done: await follow(till, attempt, look) }
  if (look.state === 'OPEN' && attempt.method === port.method) {
    if (port.needsSource) throw inProgress()
    return { done: await follow(till, attempt, look) }
  }
  await closeUnpaid(till, attempt, look)
  return 'again'
}

async function beginNew(till: Till, port: PaymentPort, wanted: Wanted): Promise<Step> {
  const { invoiceId, returnUrl, source } = wanted
  const attempt = await createAttempt(till, { invoiceId, method: port.method })
  if (!attempt) return 'again'
  const look = await answered(port.start({ ...attempt, returnUrl, source }))
  if (!look) throw providerUnreachable()
  return { done: await follow(till, attempt, look) }
}

/**
 * Takes a payment for an invoice, one attempt at a time: the attempt is written first, and none begins while another
 * might still be paid. `undefined` when the invoice is paid. @throws Refusal 402, 409, 503
 */
export async function takePayment(
  till: Till,
  port: PaymentPort,
  wanted: Wanted,
): Promise<Action | undefined> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const open = await openAttempt(till, wanted.invoiceId)
    const step = open ? await goOn(till, port, open) : await beginNew(till, port, wanted)
    if (step !== 'again') return step.done ?? undefined
  }
  throw inProgress()
}
