import {
  attemptsOfOthers,
  endAttempt,
  openAttempts,
  outdatedAttempts,
  type AttemptRow,
} from '../store/payments/attempts.ts'
import { applyLook } from './apply-look.ts'
import { lookAt } from './collect-payment.ts'
import { inProgress, providerUnreachable } from './payment-refusals.ts'
import { isOnItsWay, ProviderUnreachable, type Look } from './port.ts'
import type { Till } from './till.ts'

/** Longer than any call to a provider: until then an unanswered attempt may be on its way. */
const IN_FLIGHT_SECONDS = 30

/** `undefined` for a provider that did not answer. */
export async function answered<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (cause) {
    if (cause instanceof ProviderUnreachable) return undefined
    throw cause
  }
}

/** No answer has come for it, and one still may. */
export const isInFlight = ({ ref, ageSeconds }: AttemptRow): boolean =>
  ref === null && ageSeconds < IN_FLIGHT_SECONDS

/** What the provider says, once it can be acted upon. @throws Refusal 409 while it may still change, 503 unsaid */
export async function requireLook(till: Till, attempt: AttemptRow): Promise<Look> {
  const look = await lookAt(till, attempt)
  if (!look) throw providerUnreachable()
  if (look.state === 'UNKNOWN' && isInFlight(attempt)) throw inProgress()
  return look
}

/** False where the provider did not say that its page is closed. */
async function stop(till: Till, attempt: AttemptRow): Promise<boolean> {
  const port = await till.portOf(attempt.method)
  const isClosed = port && (await answered(port.cancel(attempt).then(() => true)))
  if (isClosed) await endAttempt(till, attempt.id, 'ABANDONED')
  return isClosed === true
}

/** Makes sure that an unpaid attempt is never paid, so that another may begin. @throws Refusal 409, 503 */
export async function closeUnpaid(till: Till, attempt: AttemptRow, look: Look): Promise<void> {
  if (isOnItsWay(look)) throw inProgress()
  if (look.state === 'FAILED') {
    await applyLook(till, attempt, { look })
    return
  }
  if (!(await stop(till, attempt))) throw providerUnreachable()
}

/**
 * Gives up what was begun to be paid of a choice that the visitor has changed since; a payment that turns out to be
 * made settles its invoice, and the order stays as it was paid. @throws Refusal 409, 503
 */
export async function closeOutdated(till: Till, token: string): Promise<void> {
  await closeAll(till, await outdatedAttempts(till, token))
}

/** Gives up what was begun to be paid of an order on another device, where it is booked from here now. @throws Refusal 409, 503 */
export async function closeElsewhere(till: Till, orderId: string, token: string): Promise<void> {
  await closeAll(till, await attemptsOfOthers(till, orderId, token))
}

/** Gives up what was begun to be paid of an order whose open payments shrink. @throws Refusal 409, 503 */
export async function closeOpen(till: Till, orderId: string): Promise<void> {
  await closeAll(till, await openAttempts(till, orderId))
}

/** Nothing is being done by the visitor that could still come to a payment, but for the page that is open. */
const isStoppable = (attempt: AttemptRow, look: Look): boolean =>
  look.state === 'OPEN' ? !isOnItsWay(look) : look.state === 'UNKNOWN' && !isInFlight(attempt)

/**
 * Gives up what was begun to be paid of invoices that were cancelled or paid otherwise. Stands in nobody's way: where
 * money can't be stopped, or a provider is away, the owner is told when it comes.
 */
export async function closeUnowed(till: Till, orderId: string): Promise<void> {
  for (const attempt of await openAttempts(till, orderId)) {
    const look = attempt.isOwed ? undefined : await lookAt(till, attempt)
    if (look) await applyLook(till, attempt, { look })
    if (look && isStoppable(attempt, look)) await stop(till, attempt)
  }
}

async function closeAll(till: Till, attempts: readonly AttemptRow[]): Promise<void> {
  for (const attempt of attempts) {
    const look = await requireLook(till, attempt)
    if (look.state === 'SUCCEEDED') await applyLook(till, attempt, { look })
    else await closeUnpaid(till, attempt, look)
  }
}
