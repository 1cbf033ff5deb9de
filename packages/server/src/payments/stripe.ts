import { Stripe } from 'stripe'
import type { StripeKeys } from '../base/payment-keys.ts'
import type { Attempt, ProviderEvent } from '../store/payments/attempt.ts'
import {
  BadSignature,
  ProviderUnreachable,
  type Charge,
  type Look,
  type Notice,
  type Payment,
  type PaymentPort,
} from './port.ts'
import { fromProvider, toProvider } from './provider-amount.ts'

const SIGNATURE_SECONDS = 300

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

function paymentOf(intent: Stripe.PaymentIntent): Payment {
  const { attemptId, invoiceId, orderId } = intent.metadata
  const currency = intent.currency.toUpperCase()
  return {
    ref: intent.id,
    settlementRef: intent.id,
    attemptId,
    invoiceId: invoiceId ?? '',
    orderId: orderId ?? '',
    amountMinor: fromProvider('STRIPE', intent.amount_received, currency),
    currency,
  }
}

/** The charge is asked for with the intent, which stays `succeeded` when its money went back. */
function wentBack({ latest_charge: charge }: Stripe.PaymentIntent): boolean {
  if (charge === null || typeof charge === 'string') return false
  return charge.amount_refunded > 0 || charge.disputed
}

function lookOf(intent: Stripe.PaymentIntent): Look {
  const isDeclined = intent.last_payment_error !== null && intent.last_payment_error !== undefined
  if (intent.status === 'succeeded') {
    if (wentBack(intent)) return { state: 'FAILED', isDeclined: false }
    return { state: 'SUCCEEDED', payment: paymentOf(intent) }
  }
  if (intent.status === 'canceled') return { state: 'FAILED', isDeclined }
  const action = { clientSecret: intent.client_secret, approveUrl: null }
  return { state: 'OPEN', ref: intent.id, action, isDeclined }
}

async function start(stripe: Stripe, charge: Charge): Promise<Look> {
  const amount = toProvider('STRIPE', charge.amountMinor, charge.currency)
  if (amount === undefined) throw new RangeError(`STRIPE does not take this amount in ${charge.currency}`)
  const metadata = { attemptId: charge.id, orderId: charge.orderId, invoiceId: charge.invoiceId ?? '' }
  const wanted = { amount, currency: charge.currency.toLowerCase(), metadata }
  const methods = { automatic_payment_methods: { enabled: true } }
  const options = { idempotencyKey: charge.id }
  return lookOf(await asked(stripe.paymentIntents.create({ ...wanted, ...methods }, options)))
}

/** An intent whose answer was lost has a secret that nobody knows: it can't have been paid. */
async function look(stripe: Stripe, { ref }: Attempt): Promise<Look> {
  if (ref === null) return { state: 'UNKNOWN' }
  return lookOf(await asked(stripe.paymentIntents.retrieve(ref, { expand: ['latest_charge'] })))
}

const reversals = new Set(['charge.refunded', 'charge.dispute.created'])

/** The intent an event is about: its own object, or what the object belongs to. */
function intentOf(event: Stripe.Event): Pick<ProviderEvent, 'ref' | 'attemptId'> {
  const object: unknown = event.data.object
  const { id, object: kind, payment_intent: owner, metadata } = Object(object)
  const ref: unknown = kind === 'payment_intent' ? id : owner
  const attemptId: unknown = Object(metadata)['attemptId']
  return {
    ref: typeof ref === 'string' ? ref : undefined,
    attemptId: typeof attemptId === 'string' ? attemptId : undefined,
  }
}

function readEvent(stripe: Stripe, { webhookSecret }: StripeKeys, notice: Notice): ProviderEvent {
  if (!webhookSecret) throw new BadSignature('STRIPE')
  const { raw, header, now } = notice
  try {
    const signature = header('stripe-signature')
    const { webhooks } = stripe
    const event = webhooks.constructEvent(raw, signature, webhookSecret, SIGNATURE_SECONDS, undefined, now)
    return { id: event.id, ...intentOf(event), isReversal: reversals.has(event.type) }
  } catch {
    throw new BadSignature('STRIPE')
  }
}

/** Payment intents: the browser pays with Stripe's own fields, the server only asks and looks. */
export function stripePort(keys: StripeKeys): PaymentPort {
  const stripe = clientOf(keys)
  return {
    method: 'STRIPE',
    publicKey: keys.publicKey,
    needsSource: false,
    takes: (amount, currency) => toProvider('STRIPE', amount, currency) !== undefined,
    start: (charge) => start(stripe, charge),
    look: (attempt) => look(stripe, attempt),
    cancel: async ({ ref }) => {
      if (ref !== null) await asked(stripe.paymentIntents.cancel(ref))
    },
    readEvent: async (notice) => readEvent(stripe, keys, notice),
  }
}
