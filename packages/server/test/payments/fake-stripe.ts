import { createHmac, randomUUID } from 'node:crypto'
import { Loopback, ok, type Answer, type Asked } from './loopback.ts'
import { seconds, type Fate, type FakeVendor, type NoticeOptions, type Sent } from './vendor.ts'

const SECRET = 'whsec_test'

interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  status: string
  client_secret: string
  metadata: Record<string, string>
  last_payment_error: { code: string; decline_code: string } | null
  latest_charge: { id: string; object: 'charge'; amount_refunded: number; disputed: boolean } | null
}

function newIntent(form: URLSearchParams): Intent {
  const id = `pi_${randomUUID().replaceAll('-', '')}`
  const metadata = [...form].flatMap(([name, value]) => {
    const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
    return key ? [[key, value] as const] : []
  })
  return {
    id,
    object: 'payment_intent',
    amount: Number(form.get('amount')),
    amount_received: 0,
    currency: form.get('currency') ?? '',
    status: 'requires_payment_method',
    client_secret: `${id}_secret_${randomUUID()}`,
    metadata: Object.fromEntries(metadata),
    last_payment_error: null,
    latest_charge: null,
  }
}

const decline = { code: 'card_declined', decline_code: 'generic_decline' }

function succeed(intent: Intent, charge: Partial<NonNullable<Intent['latest_charge']>> = {}): void {
  const latest_charge = {
    id: 'ch_1',
    object: 'charge' as const,
    amount_refunded: 0,
    disputed: false,
    ...charge,
  }
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, latest_charge })
}

const settlers: Record<Fate, (intent: Intent) => void> = {
  paid: succeed,
  untouched: () => undefined,
  declined: (intent) => void (intent.last_payment_error = decline),
  'needs action': (intent) => void (intent.status = 'requires_action'),
  'on its way': (intent) => void (intent.status = 'processing'),
  cancelled: (intent) => void (intent.status = 'canceled'),
  'wrong amount': (intent) => {
    succeed(intent)
    intent.amount_received -= 1
  },
  'wrong currency': (intent) => {
    succeed(intent)
    intent.currency = 'eur'
  },
  'of another invoice': (intent) => {
    succeed(intent)
    intent.metadata = { ...intent.metadata, invoiceId: 'another', attemptId: 'another' }
  },
  refunded: (intent) => succeed(intent, { amount_refunded: intent.amount }),
  disputed: (intent) => succeed(intent, { disputed: true }),
}

const refusal = (code: string, status = 400): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code, message: code } },
})

const kinds = {
  paid: 'payment_intent.succeeded',
  failed: 'payment_intent.payment_failed',
  refunded: 'charge.refunded',
}

/** https://docs.stripe.com/api/payment_intents and https://docs.stripe.com/webhooks#verify-manually */
export async function fakeStripe(): Promise<FakeVendor> {
  const intents = new Map<string, Intent>()
  const byKey = new Map<string, Intent>()
  const create = ({ body, header }: Asked): Answer => {
    const key = header('idempotency-key')
    const intent = byKey.get(key) ?? newIntent(new URLSearchParams(body))
    byKey.set(key, intent)
    intents.set(intent.id, intent)
    return ok(intent)
  }
  const one = ({ method, path, query }: Asked): Answer => {
    const [, , , id = '', act] = path.split('/')
    const intent = intents.get(id)
    if (!intent) return refusal('resource_missing', 404)
    if (method === 'POST' && act === 'cancel') {
      if (intent.status === 'succeeded') return refusal('payment_intent_unexpected_state')
      intent.status = 'canceled'
    }
    const isExpanded = query.get('expand[0]') === 'latest_charge'
    return ok({ ...intent, latest_charge: isExpanded ? intent.latest_charge : intent.latest_charge?.id })
  }
  const loopback = await new Loopback((asked) => {
    if (asked.header('authorization') !== 'Bearer sk_test_1') return refusal('api_key_invalid', 401)
    return asked.path === '/v1/payment_intents' && asked.method === 'POST' ? create(asked) : one(asked)
  }).open()
  const notice = (ref: string, options: NoticeOptions = {}): Sent => {
    const { at = Date.now(), id = `evt_${randomUUID()}`, kind = 'paid' } = options
    const intent = intents.get(ref)
    const charge = { id: 'ch_1', object: 'charge', payment_intent: ref }
    const object = kind === 'refunded' ? charge : { ...intent, latest_charge: 'ch_1' }
    const raw = JSON.stringify({ id, object: 'event', type: kinds[kind], data: { object } }, null, 2)
    const time = seconds(at)
    const signature = createHmac('sha256', SECRET).update(`${time}.${raw}`).digest('hex')
    return { raw, headers: { 'stripe-signature': `t=${time},v1=${signature}` } }
  }
  return {
    method: 'STRIPE',
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_BASE_URL: loopback.url,
      STRIPE_TIMEOUT: '1000',
    },
    loopback,
    refs: () => [...intents.keys()],
    settle: (ref, fate) => {
      const intent = intents.get(ref)
      if (intent) settlers[fate](intent)
    },
    notice,
    charges: () => [...intents.values()].filter(({ status }) => status === 'succeeded').length,
  }
}
