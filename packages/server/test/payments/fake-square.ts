import { createHmac, randomUUID } from 'node:crypto'
import { Loopback, ok, type Answer, type Asked } from './loopback.ts'
import type { Fate, FakeVendor, NoticeOptions, Sent } from './vendor.ts'

const KEY = 'square-signature-key'
const URL = 'https://studio.test/api/webhooks/square'
const LOCATION = 'L1'

interface Money {
  amount: number
  currency: string
}

interface Payment {
  id: string
  status: string
  created_at: string
  location_id: string
  reference_id: string
  amount_money: Money
  total_money: Money
  refunded_money?: Money
}

interface Wanted {
  source_id: string
  idempotency_key: string
  amount_money: Money
  location_id: string
  reference_id: string
}

function newPayment(wanted: Wanted): Payment {
  const { amount_money, location_id, reference_id } = wanted
  return {
    id: randomUUID(),
    status: 'COMPLETED',
    created_at: new Date().toISOString(),
    location_id,
    reference_id,
    amount_money,
    total_money: { ...amount_money },
  }
}

const refusal = (status: number, category: string, code: string): Answer => ({
  status,
  body: { errors: [{ category, code, detail: code }] },
})

const settlers: Record<Fate, (payment: Payment) => void> = {
  paid: () => undefined,
  untouched: (payment) => void (payment.status = 'APPROVED'),
  declined: (payment) => void (payment.status = 'FAILED'),
  'needs action': (payment) => void (payment.status = 'FAILED'),
  'on its way': (payment) => void (payment.status = 'PENDING'),
  cancelled: (payment) => void (payment.status = 'CANCELED'),
  'wrong amount': (payment) => void (payment.total_money.amount -= 1),
  'wrong currency': (payment) => void (payment.total_money.currency = 'CAD'),
  'of another invoice': (payment) => void (payment.reference_id = 'another'),
  refunded: (payment) => void (payment.refunded_money = { ...payment.total_money }),
  disputed: () => undefined,
}

const declines: Partial<Record<Fate, string>> = {
  declined: 'GENERIC_DECLINE',
  'needs action': 'CARD_DECLINED_VERIFICATION_REQUIRED',
}

const kinds = { paid: 'payment.updated', failed: 'payment.updated', refunded: 'refund.created' }

class Square {
  next: Fate = 'paid'
  readonly payments = new Map<string, Payment>()
  readonly #byKey = new Map<string, { source: string; payment: Payment }>()

  create({ body }: Asked): Answer {
    const wanted = JSON.parse(body) as Wanted
    const known = this.#byKey.get(wanted.idempotency_key)
    if (known && known.source !== wanted.source_id)
      return refusal(400, 'INVALID_REQUEST_ERROR', 'IDEMPOTENCY_KEY_REUSED')
    if (known) return ok({ payment: known.payment })
    const decline = declines[this.next]
    if (decline) return refusal(402, 'PAYMENT_METHOD_ERROR', decline)
    const payment = newPayment(wanted)
    settlers[this.next](payment)
    this.#byKey.set(wanted.idempotency_key, { source: wanted.source_id, payment })
    this.payments.set(payment.id, payment)
    return ok({ payment })
  }

  answer(asked: Asked): Answer {
    const { method, path, query, header } = asked
    if (header('authorization') !== 'Bearer square-token-1')
      return refusal(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED')
    if (path === '/v2/payments/cancel') {
      const { idempotency_key: key } = JSON.parse(asked.body) as { idempotency_key: string }
      const known = this.#byKey.get(key)
      if (known) known.payment.status = 'CANCELED'
      return ok({})
    }
    if (path === '/v2/payments' && method === 'POST') return this.create(asked)
    if (path === '/v2/payments') {
      const since = Date.parse(query.get('begin_time') ?? '')
      const all = [...this.payments.values()].filter(({ created_at }) => Date.parse(created_at) >= since)
      return ok({ payments: all.filter(({ location_id }) => location_id === query.get('location_id')) })
    }
    const payment = this.payments.get(path.split('/')[3] ?? '')
    return payment ? ok({ payment }) : refusal(404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND')
  }

  notice(ref: string, options: NoticeOptions = {}): Sent {
    const { at = Date.now(), id = randomUUID(), kind = 'paid' } = options
    const payment = this.payments.get(ref)
    const object = kind === 'refunded' ? { refund: { id: 'r1', payment_id: ref } } : { payment }
    const event = { type: kinds[kind], event_id: id, created_at: new Date(at).toISOString() }
    const raw = JSON.stringify({ ...event, data: { type: 'payment', id: ref, object } })
    const signature = createHmac('sha256', KEY)
      .update(URL + raw)
      .digest('base64')
    return { raw, headers: { 'x-square-hmacsha256-signature': signature } }
  }
}

/** https://developer.squareup.com/reference/square/payments-api and its notes on webhook signatures */
export async function fakeSquare(): Promise<FakeVendor> {
  const square = new Square()
  const loopback = await new Loopback((asked) => square.answer(asked)).open()
  return {
    method: 'SQUARE',
    environment: {
      SQUARE_ACCESS_TOKEN: 'square-token-1',
      SQUARE_APPLICATION_ID: 'app-1',
      SQUARE_LOCATION_ID: LOCATION,
      SQUARE_WEBHOOK_SIGNATURE_KEY: KEY,
      SQUARE_WEBHOOK_URL: URL,
      SQUARE_BASE_URL: loopback.url,
      SQUARE_TIMEOUT: '1000',
    },
    loopback,
    source: 'cnon:card-nonce-ok',
    set next(fate: Fate) {
      square.next = fate
    },
    refs: () => [...square.payments.keys()],
    settle: (ref, fate) => {
      const payment = square.payments.get(ref)
      if (payment) settlers[fate](payment)
    },
    notice: (ref, options) => square.notice(ref, options),
    charges: () => [...square.payments.values()].filter(({ status }) => status === 'COMPLETED').length,
  }
}
