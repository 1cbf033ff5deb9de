import { applyLook } from './apply-look.ts'
import { createAttempt, endAttempt, openAttempt, type AttemptRow } from './attempts.ts'
import { inProgress, providerUnreachable } from './payment-refusals.ts'
import { ProviderUnreachable, type Action, type Look, type PaymentPort } from './port.ts'
import { lookAt } from './settle-invoice.ts'
import type { Till } from './till.ts'

/** Longer than any call to a provider with its repeats: until then an unanswered attempt may be on its way. */
const IN_FLIGHT_SECONDS = 30
const ATTEMPTS = 3

interface Wanted {
  orderId: string
  invoiceId: string
  returnUrl: string
  source: string | undefined
}

/** `undefined` for a provider that did not answer. */
async function answered<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (cause) {
    if (cause instanceof ProviderUnreachable) return undefined
    throw cause
  }
}

/** What becomes of an attempt: `null` is paid, an action is still to be done. @throws Refusal for all else */
async function follow(till: Till, attempt: AttemptRow, look: Look): Promise<Action | null> {
  const refusal = await applyLook(till, attempt, { look })
  if (refusal === undefined) return null
  if (look.state === 'OPEN') return look.action
  throw refusal
}

/** Makes sure that this attempt is never paid, so that another may begin. @throws Refusal 503 */
async function giveUp(till: Till, attempt: AttemptRow): Promise<void> {
  const port = await till.portOf(attempt.method)
  const closed = port && (await answered(port.cancel(attempt).then(() => true)))
  if (!closed) throw providerUnreachable()
  await endAttempt(till, attempt.id, 'ABANDONED')
}

type Step = { done: Action | null } | 'again'

/** An attempt that is open already: paid by now, resumed, or closed for the one that is wanted. */
async function goOn(till: Till, port: PaymentPort, attempt: AttemptRow): Promise<Step> {
  const look = await lookAt(till, attempt)
  if (!look) throw providerUnreachable()
  if (look.state === 'SUCCEEDED') return { done: await follow(till, attempt, look) }
  if (look.state === 'UNKNOWN' && attempt.ageSeconds < IN_FLIGHT_SECONDS) throw inProgress()
  if (look.state === 'FAILED') {
    await applyLook(till, attempt, { look })
    return 'again'
  }
  if (look.state === 'OPEN' && attempt.method === port.method) {
    if (port.needsSource) throw inProgress()
    return { done: await follow(till, attempt, look) }
  }
  await giveUp(till, attempt)
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
