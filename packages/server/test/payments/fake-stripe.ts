import { createHmac, randomUUID } from 'node:crypto'
import {
  decline,
  processing,
  succeed,
  type CheckoutSession,
} from '../../src/payments/scripted/checkout-session.ts'
import { ScriptedStripe } from '../../src/payments/scripted/scripted-stripe.ts'
import { Loopback } from './loopback.ts'
import { seconds, type Fate, type FakeVendor, type NoticeOptions, type Sent } from './vendor.ts'

const KEY = 'sk_test_1'
const SECRET = 'whsec_test'

function paidWith(
  session: CheckoutSession,
  change: (intent: NonNullable<CheckoutSession['payment_intent']>) => void,
) {
  succeed(session)
  if (session.payment_intent) change(session.payment_intent)
}

const settlers: Record<Fate, (session: CheckoutSession) => void> = {
  paid: succeed,
  untouched: () => undefined,
  declined: decline,
  'needs action': (session) => {
    decline(session)
    if (session.payment_intent)
      Object.assign(session.payment_intent, { status: 'requires_action', last_payment_error: null })
  },
  'on its way': (session) => processing(session, null),
  cancelled: (session) => void (session.status = 'expired'),
  'wrong amount': (session) => paidWith(session, (intent) => void (intent.amount_received -= 1)),
  'wrong currency': (session) => paidWith(session, (intent) => void (intent.currency = 'eur')),
  'of another invoice': (session) => {
    succeed(session)
    session.metadata = { ...session.metadata, invoiceId: 'another', attemptId: 'another' }
  },
  refunded: (session) => succeed(session, { amount_refunded: session.amount_total }),
  disputed: (session) => succeed(session, { disputed: true }),
}

const kinds = {
  paid: 'checkout.session.completed',
  failed: 'checkout.session.async_payment_failed',
  refunded: 'charge.refunded',
  disputed: 'charge.dispute.created',
}

function noticeOf(session: CheckoutSession | undefined, options: NoticeOptions = {}): Sent {
  const { at = Date.now(), id = `evt_${randomUUID()}`, kind = 'paid' } = options
  const intent = session?.payment_intent?.id ?? null
  const about = { ...session, payment_intent: intent }
  const object = {
    paid: about,
    failed: about,
    refunded: { id: 'ch_1', object: 'charge', payment_intent: intent, metadata: session?.metadata },
    disputed: { id: 'dp_1', object: 'dispute', charge: 'ch_1', payment_intent: intent, metadata: {} },
  }[kind]
  const raw = JSON.stringify({ id, object: 'event', type: kinds[kind], data: { object } }, null, 2)
  const time = seconds(at)
  const signature = createHmac('sha256', SECRET).update(`${time}.${raw}`).digest('hex')
  return { raw, headers: { 'stripe-signature': `t=${time},v1=${signature}` } }
}

/** The scripted Stripe with fates that its page has not; https://docs.stripe.com/webhooks#verify-manually */
export async function fakeStripe(): Promise<FakeVendor> {
  const stripe = new ScriptedStripe({ secretKey: KEY, now: () => Date.now() })
  const loopback = await new Loopback((asked) => stripe.answer(asked)).open()
  stripe.url = loopback.url
  const { sessions } = stripe
  return {
    method: 'STRIPE',
    environment: {
      STRIPE_SECRET_KEY: KEY,
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_BASE_URL: loopback.url,
      STRIPE_TIMEOUT: '1000',
    },
    loopback,
    refs: () => [...sessions.keys()],
    settle: (ref, fate) => {
      const session = sessions.get(ref)
      if (session) settlers[fate](session)
    },
    notice: (ref, options) => noticeOf(sessions.get(ref), options),
    charges: () => [...sessions.values()].filter(({ payment_status: status }) => status === 'paid').length,
  }
}
