import { MINUTE, SECOND } from '@bellows/domain'
import type { Services } from '../base/call.ts'
import { describeFault } from '../base/describe-fault.ts'
import { endAttempt, readAttempt, waitingAttempts } from '../store/payments/attempts.ts'
import { readPaidUnbooked } from '../store/payments/paid-order.ts'
import { applyLook } from './apply-look.ts'
import { bookPaidOrder } from './book-paid-order.ts'
import { lookAt } from './collect-payment.ts'
import { isOnItsWay } from './port.ts'
import { tillFor, type Till } from './till.ts'

const ABANDONED_SECONDS = (30 * MINUTE) / SECOND
const MOST = 100

/**
 * Asks once more about an attempt that nobody came back for; unpaid for half an hour, or owed no more, it is closed.
 * Money that is on its way can't be stopped: however long it takes, it is waited for.
 */
async function lookAgain(till: Till, id: string): Promise<void> {
  // Those before it may have taken long: what is owed no more by now must not be taken.
  const attempt = await readAttempt(till, id)
  if (attempt?.status !== 'CREATED') return
  const look = await lookAt(till, attempt)
  if (!look) return
  await applyLook(till, attempt, { look })
  const isOpen = look.state === 'OPEN' || look.state === 'UNKNOWN'
  if (!isOpen || isOnItsWay(look)) return
  if (attempt.isOwed && attempt.ageSeconds < ABANDONED_SECONDS) return
  const port = await till.portOf(attempt.method)
  await port?.cancel(attempt)
  await endAttempt(till, attempt.id, 'ABANDONED')
}

/** Finishes what a lost visitor, a lost notice or a crash left undone, for all studios; safe in several processes. */
export async function reconcile(services: Services): Promise<void> {
  const { kysely } = services.database
  const tried = (work: Promise<void>) =>
    work.catch((cause: unknown) => services.log.error(describeFault(cause), 'reconciling a payment'))
  for (const { businessId, id } of await waitingAttempts(kysely, MOST)) {
    await tried(lookAgain(tillFor(services, businessId), id))
  }
  for (const { businessId, id } of await readPaidUnbooked(kysely, MOST)) {
    await tried(bookPaidOrder(tillFor(services, businessId), id))
  }
}
