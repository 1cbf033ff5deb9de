import { Stripe } from 'stripe'
import type { StripeKeys } from '../base/payment-keys.ts'
import type { Attempt } from '../store/payments/attempt.ts'
import { ProviderUnreachable, type Charge, type Look, type Payment, type PaymentPort } from './port.ts'
import { fromProvider, toProvider } from './provider-amount.ts'
import { readStripeEvent } from './stripe-event.ts'

type Session = Stripe.Checkout.Session

function clientOf({ secretKey, baseUrl, timeout }: StripeKeys): Stripe {
  const { protocol, hostname, port } = new URL(baseUrl)
  const isPlain = protocol === 'http:'
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (isPlain ? '80' : '443'),
    protocol: isPlain ? 'http' : 'https',
    timeout,
    maxNetworkRetries: 0,
    telemetry: false,
  })
}

/** What the vendor's words say is dropped: they may name the visitor. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch {
    throw new ProviderUnreachable('STRIPE')
  }
}

/** The session's payment, which is asked for with it; none before the visitor has tried to pay. */
const intentOf = ({ payment_intent: intent }: Session) => (typeof intent === 'object' ? intent : null)

function paymentOf(session: Session, intent: Stripe.PaymentIntent | null): Payment {
  const { attemptId, invoiceId, orderId } = session.metadata ?? {}
  const currency = (intent?.currency ?? '').toUpperCase()
  const received = intent ? fromProvider('STRIPE', intent.amount_received, currency) : undefined
  return {
    ref: session.id,
    settlementRef: intent?.id ?? session.id,
    attemptId,
    invoiceId: invoiceId ?? '',
    orderId: orderId ?? '',
    amountMinor: received,
    currency,
  }
}

/** The charge is asked for with the payment, which stays `succeeded` when its money went back. */
function wentBack(intent: Stripe.PaymentIntent | null): boolean {
  const charge = intent?.latest_charge
  if (typeof charge !== 'object' || charge === null) return false
  return charge.amount_refunded > 0 || charge.disputed
}

const failed = new Set(['requires_payment_method', 'canceled'])

function lookOf(session: Session): Look {
  const intent = intentOf(session)
  const isDeclined = Boolean(intent?.last_payment_error)
  if (session.payment_status === 'paid') {
    if (wentBack(intent)) return { state: 'FAILED', isDeclined: false }
    return { state: 'SUCCEEDED', payment: paymentOf(session, intent) }
  }
  const { id: ref, url } = session
  if (session.status === 'open') return { state: 'OPEN', ref, pageUrl: url, isDeclined }
  const isOnItsWay = session.status === 'complete' && intent !== null && !failed.has(intent.status)
  if (isOnItsWay) return { state: 'OPEN', ref, pageUrl: null, isDeclined: false }
  return { state: 'FAILED', isDeclined }
}

async function start(stripe: Stripe, charge: Charge): Promise<Look> {
  const amount = toProvider('STRIPE', charge.amountMinor, charge.currency)
  if (amount === undefined) throw new RangeError(`STRIPE does not take this amount in ${charge.currency}`)
  const metadata = { attemptId: charge.id, orderId: charge.orderId, invoiceId: charge.invoiceId ?? '' }
  const price = {
    currency: charge.currency.toLowerCase(),
    unit_amount: amount,
    product_data: { name: charge.description },
  }
  const wanted = {
    mode: 'payment' as const,
    line_items: [{ quantity: 1, price_data: price }],
    success_url: charge.returnUrl,
    cancel_url: charge.cancelUrl,
    metadata,
    payment_intent_data: { metadata },
    adaptive_pricing: { enabled: false },
  }
  return lookOf(await asked(stripe.checkout.sessions.create(wanted, { idempotencyKey: charge.id })))
}

/** A session whose answer was lost has a page that nobody knows: it can't have been paid. */
async function look(stripe: Stripe, { ref }: Attempt): Promise<Look> {
  if (ref === null) return { state: 'UNKNOWN' }
  const expand = ['payment_intent.latest_charge']
  return lookOf(await asked(stripe.checkout.sessions.retrieve(ref, { expand })))
}

/** Checkout sessions: the visitor pays on Stripe's own page, the server only asks and looks. */
export function stripePort(keys: StripeKeys): PaymentPort {
  const stripe = clientOf(keys)
  return {
    method: 'STRIPE',
    takes: (amount, currency) => toProvider('STRIPE', amount, currency) !== undefined,
    start: (charge) => start(stripe, charge),
    look: (attempt) => look(stripe, attempt),
    cancel: async ({ ref }) => {
      if (ref !== null) await asked(stripe.checkout.sessions.expire(ref))
    },
    readEvent: async (notice) => readStripeEvent(stripe, keys, notice),
  }
}
