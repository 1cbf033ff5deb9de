import { createHmac, randomUUID } from 'node:crypto'
import { ok, type Answer, type Asked } from '../../src/payments/scripted/asked.ts'
import { Loopback } from './loopback.ts'
import type { Fate, FakeVendor, NoticeOptions, Sent } from './vendor.ts'

const KEY = 'square-signature-key'
const URL = 'https://studio.test/api/webhooks/square'
const LOCATION = 'L1'
const LINKS = '/v2/online-checkout/payment-links'

interface Money {
  amount: number
  currency: string
}

interface Payment {
  id: string
  status: string
  order_id: string
  note: string
  total_money: Money
  refunded_money?: Money
}

interface Order {
  id: string
  version: number
  state: string
  location_id: string
  reference_id: string
  tenders: { id: string; payment_id: string }[]
}

interface Wanted {
  idempotency_key: string
  order: {
    location_id: string
    reference_id: string
    line_items: { quantity: string; base_price_money: Money }[]
  }
  payment_note: string
}

/** A link, its order, and what is to be paid. */
interface Link {
  id: string
  url: string
  order: Order
  sum: Money
  note: string
  payments: Payment[]
}

function newLink({ order: wanted, payment_note: note }: Wanted): Link {
  const [id, orderId] = [randomUUID(), randomUUID()]
  const { location_id, reference_id, line_items } = wanted
  const order = { id: orderId, version: 1, state: 'DRAFT', location_id, reference_id, tenders: [] }
  const sum = line_items[0]?.base_price_money ?? { amount: 0, currency: '' }
  return { id, url: `https://square.link.example/${id}`, order, sum, note, payments: [] }
}

const refusal = (status: number, category: string, code: string): Answer => ({
  status,
  body: { errors: [{ category, code, detail: code }] },
})

/** The visitor tries a card on the link's page. */
function pay({ order, sum, note, payments }: Link, status: string, change: Partial<Payment> = {}): void {
  const payment = { id: randomUUID(), status, order_id: order.id, note, total_money: { ...sum }, ...change }
  payments.push(payment)
  order.tenders.push({ id: payment.id, payment_id: payment.id })
  if (status === 'COMPLETED') order.state = 'OPEN'
}

const settlers: Record<Fate, (link: Link) => void> = {
  paid: (link) => pay(link, 'COMPLETED'),
  untouched: () => undefined,
  declined: (link) => pay(link, 'FAILED'),
  'needs action': () => undefined,
  'on its way': (link) => pay(link, 'PENDING'),
  cancelled: ({ order }) => void (order.state = 'CANCELED'),
  'wrong amount': (link) =>
    pay(link, 'COMPLETED', { total_money: { ...link.sum, amount: link.sum.amount - 1 } }),
  'wrong currency': (link) => pay(link, 'COMPLETED', { total_money: { ...link.sum, currency: 'CAD' } }),
  'of another invoice': (link) => {
    pay(link, 'COMPLETED')
    link.order.reference_id = 'another'
  },
  refunded: (link) => {
    if (link.payments.length === 0) pay(link, 'COMPLETED')
    for (const payment of link.payments) payment.refunded_money = { ...link.sum }
  },
  disputed: (link) => pay(link, 'COMPLETED'),
}

const kinds = {
  paid: 'payment.updated',
  failed: 'payment.updated',
  refunded: 'refund.created',
  disputed: 'dispute.created',
}

class Square {
  /** By the id of their order. */
  readonly links = new Map<string, Link>()
  readonly #byKey = new Map<string, Link>()

  readonly #linkNamed = (id: string) => [...this.links.values()].find((link) => link.id === id)

  #create({ body }: Asked): Answer {
    const wanted = JSON.parse(body) as Wanted
    const link = this.#byKey.get(wanted.idempotency_key) ?? newLink(wanted)
    this.#byKey.set(wanted.idempotency_key, link)
    this.links.set(link.order.id, link)
    return this.#written(link)
  }

  #written({ id, url, order }: Link): Answer {
    return ok({ payment_link: { id, url, order_id: order.id, version: 1 } })
  }

  /** As it has happened: after a failed card the link goes and its order stays payable. */
  #delete(link: Link): Answer {
    const isCancelled = link.payments.length === 0
    if (isCancelled) link.order.state = 'CANCELED'
    return ok({ id: link.id, ...(isCancelled && { cancelled_order_id: link.order.id }) })
  }

  #order({ method, body }: Asked, { order, payments }: Link): Answer {
    if (method === 'PUT') {
      const wanted = (JSON.parse(body) as { order: Order }).order
      const isPaid = payments.some(({ status }) => status === 'COMPLETED')
      if (isPaid || wanted.version !== order.version)
        return refusal(400, 'INVALID_REQUEST_ERROR', 'BAD_REQUEST')
      Object.assign(order, { state: wanted.state, version: order.version + 1 })
    }
    return ok({ order })
  }

  answer(asked: Asked): Answer {
    const { method, path, header } = asked
    if (header('authorization') !== 'Bearer square-token-1')
      return refusal(401, 'AUTHENTICATION_ERROR', 'UNAUTHORIZED')
    if (path === LINKS && method === 'POST') return this.#create(asked)
    const id = path.split('/').at(-1) ?? ''
    const missing = refusal(404, 'INVALID_REQUEST_ERROR', 'NOT_FOUND')
    return this.#known(asked, id) ?? missing
  }

  #known(asked: Asked, id: string): Answer | undefined {
    const { method, path } = asked
    if (path.startsWith(LINKS)) {
      const link = this.#linkNamed(id)
      return link && (method === 'DELETE' ? this.#delete(link) : this.#written(link))
    }
    if (path.startsWith('/v2/orders/')) {
      const link = this.links.get(id)
      return link && this.#order(asked, link)
    }
    const payments = [...this.links.values()].flatMap((link) => link.payments)
    const payment = payments.find((one) => one.id === id)
    return payment && ok({ payment })
  }

  notice(ref: string, options: NoticeOptions = {}): Sent {
    const { at = Date.now(), id = randomUUID(), kind = 'paid' } = options
    const payment = this.links.get(orderIn(ref))?.payments.at(-1)
    const object = {
      paid: { payment },
      failed: { payment },
      refunded: { refund: { id: 'r1', payment_id: payment?.id } },
      disputed: { dispute: { id: 'd1', disputed_payment: { payment_id: payment?.id } } },
    }[kind]
    const event = { type: kinds[kind], event_id: id, created_at: new Date(at).toISOString() }
    const raw = JSON.stringify({ ...event, data: { type: 'payment', id: payment?.id, object } })
    const signature = createHmac('sha256', KEY)
      .update(URL + raw)
      .digest('base64')
    return { raw, headers: { 'x-square-hmacsha256-signature': signature } }
  }
}

/** Our server names an attempt by its order and its link. */
const orderIn = (ref: string) => ref.split(' ')[0] ?? ''

/** https://developer.squareup.com/reference/square/checkout-api and its notes on webhook signatures */
export async function fakeSquare(): Promise<FakeVendor> {
  const square = new Square()
  const loopback = await new Loopback((asked) => square.answer(asked)).open()
  return {
    method: 'SQUARE',
    environment: {
      SQUARE_ACCESS_TOKEN: 'square-token-1',
      SQUARE_LOCATION_ID: LOCATION,
      SQUARE_WEBHOOK_SIGNATURE_KEY: KEY,
      SQUARE_WEBHOOK_URL: URL,
      SQUARE_BASE_URL: loopback.url,
      SQUARE_TIMEOUT: '1000',
    },
    loopback,
    refs: () => [...square.links.values()].map(({ id, order }) => `${order.id} ${id}`),
    settle: (ref, fate) => {
      const link = square.links.get(orderIn(ref))
      if (link) settlers[fate](link)
    },
    notice: (ref, options) => square.notice(ref, options),
    charges: () =>
      [...square.links.values()]
        .flatMap(({ payments }) => payments)
        .filter(({ status }) => status === 'COMPLETED').length,
  }
}
