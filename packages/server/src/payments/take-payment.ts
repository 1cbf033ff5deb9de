import { inFewTries } from '../base/in-few-tries.ts'
import { createAttempt, openAttempt, type AttemptRow } from '../store/payments/attempts.ts'
import { applyLook } from './apply-look.ts'
import { answered, closeUnowed, closeUnpaid, isInFlight, requireLook } from './close-attempt.ts'
import { inProgress, paymentClosed, providerUnreachable } from './payment-refusals.ts'
import { isOnItsWay, type Charge, type Look, type PageUrl, type PaymentPort } from './port.ts'
import type { Till } from './till.ts'

type Wanted = Pick<Charge, 'orderId' | 'description' | 'returnUrl' | 'cancelUrl'> & { invoiceId: string }

/** What has become of a payment that was asked for. */
export type Begun = { state: 'PAID' } | { state: 'OPEN'; pageUrl: PageUrl }

/** @throws Refusal for all that is neither paid nor open */
async function follow(till: Till, attempt: AttemptRow, look: Look): Promise<Begun> {
  const refusal = await applyLook(till, attempt, { look })
  if (refusal === undefined) return { state: 'PAID' }
  if (look.state !== 'OPEN') throw refusal
  // Another press may have closed it for a page of its own before its answer came; what that one is told counts.
  const open = attempt.invoiceId === null ? undefined : await openAttempt(till, attempt.invoiceId)
  if (open?.id !== attempt.id) throw inProgress()
  // No page is handed out for what was cancelled or received before its answer came.
  if (!open.isOwed && !isOnItsWay(look)) {
    await closeUnowed(till, attempt.orderId)
    throw paymentClosed()
  }
  return { state: 'OPEN', pageUrl: look.pageUrl }
}

interface Asked {
  till: Till
  port: PaymentPort
  wanted: Wanted
}

/** Asked again for an attempt whose answer was lost, the provider gives the page that it gave before. */
async function ask({ till, port, wanted }: Asked, attempt: AttemptRow): Promise<Begun> {
  const { description, returnUrl, cancelUrl } = wanted
  const look = await answered(port.start({ ...attempt, description, returnUrl, cancelUrl }))
  if (!look) throw providerUnreachable()
  return follow(till, attempt, look)
}

/** Its page is the provider's that is wanted, and leads back to where the visitor is now. */
const isAsWanted = ({ port, wanted }: Asked, { method, returnUrl }: AttemptRow): boolean =>
  method === port.method && returnUrl === wanted.returnUrl

/** An attempt that is open already: paid by now, resumed, or closed for the one that is wanted, which is tried then. */
async function goOn(asked: Asked, attempt: AttemptRow): Promise<Begun | undefined> {
  const { till } = asked
  if (isInFlight(attempt) && isAsWanted(asked, attempt)) return ask(asked, attempt)
  const look = await requireLook(till, attempt)
  if (look.state === 'SUCCEEDED') return follow(till, attempt, look)
  if (look.state === 'OPEN' && (isOnItsWay(look) || isAsWanted(asked, attempt)))
    return follow(till, attempt, look)
  await closeUnpaid(till, attempt, look)
  return undefined
}

async function beginNew(asked: Asked): Promise<Begun | undefined> {
  const { till, port, wanted } = asked
  const { invoiceId, returnUrl } = wanted
  const attempt = await createAttempt(till, { invoiceId, method: port.method, returnUrl })
  return attempt ? ask(asked, attempt) : undefined
}

/**
 * Takes a payment for an invoice, one attempt at a time: the attempt is written first, and none begins while another
 * might still be paid. @throws Refusal 402, 409, 503
 */
export async function takePayment(till: Till, port: PaymentPort, wanted: Wanted): Promise<Begun> {
  const asked = { till, port, wanted }
  const begun = await inFewTries(async () => {
    const open = await openAttempt(till, wanted.invoiceId)
    return open ? goOn(asked, open) : beginNew(asked)
  })
  if (!begun) throw inProgress()
  return begun
}
