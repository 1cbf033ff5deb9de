import { createSign, createVerify, generateKeyPairSync, randomUUID } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { ok, type Answer, type Asked } from '../../src/payments/scripted/asked.ts'
import { Loopback } from './loopback.ts'
import type { Fate, FakeVendor, NoticeOptions, Sent } from './vendor.ts'

const WEBHOOK = 'WH-1'
const CLIENT = Buffer.from('client-1:secret-1').toString('base64')
const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })

interface Money {
  currency_code: string
  value: string
}

interface Order {
  id: string
  status: string
  intent: 'CAPTURE'
  purchase_units: {
    reference_id: string
    custom_id: string
    amount: Money
    payments?: { captures: { id: string; status: string; amount: Money; custom_id: string }[] }
  }[]
  links: { rel: string; href: string; method: string }[]
}

/** What happens when the server captures what the visitor approved. */
type Capture = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'refused'

const refusal = (issue: string): Answer => ({
  status: 422,
  body: { name: 'UNPROCESSABLE_ENTITY', details: [{ issue, description: issue }], debug_id: '1' },
})

function capture(order: Order, status: string, amount?: Money): void {
  const [unit] = order.purchase_units
  if (!unit) return
  const taken = { id: `CAP${randomUUID()}`, status, amount: amount ?? unit.amount, custom_id: unit.custom_id }
  unit.payments = { captures: [taken] }
  order.status = 'COMPLETED'
}

const signed = (id: string, time: string, raw: string) =>
  `${id}|${time}|${WEBHOOK}|${crc32(Buffer.from(raw))}`

/** The event as it stands in the request, byte for byte. */
const eventIn = (body: string) => body.slice(body.indexOf('"webhook_event":') + '"webhook_event":'.length, -1)

function verify({ body }: Asked): Answer {
  const facts = JSON.parse(body) as Record<string, string>
  const verifier = createVerify('RSA-SHA256')
  verifier.update(signed(facts['transmission_id'] ?? '', facts['transmission_time'] ?? '', eventIn(body)))
  const isGood =
    facts['webhook_id'] === WEBHOOK &&
    verifier.verify(keys.publicKey, facts['transmission_sig'] ?? '', 'base64')
  return ok({ verification_status: isGood ? 'SUCCESS' : 'FAILURE' })
}

const kinds = {
  paid: 'CHECKOUT.ORDER.APPROVED',
  failed: 'PAYMENT.CAPTURE.DENIED',
  refunded: 'PAYMENT.CAPTURE.REFUNDED',
  disputed: 'CUSTOMER.DISPUTE.CREATED',
}

/** A refund names its capture by a link alone. */
const newRefund = (captureId = '') => ({
  id: `REF${randomUUID()}`,
  status: 'COMPLETED',
  links: [
    { rel: 'self', method: 'GET', href: 'https://api-m.paypal.example/v2/payments/refunds/1' },
    { rel: 'up', method: 'GET', href: `https://api-m.paypal.example/v2/payments/captures/${captureId}` },
  ],
})

/** What a notice of each kind is about. */
function resourceOf(order: Order) {
  const taken = order.purchase_units[0]?.payments?.captures[0]
  return {
    paid: order,
    failed: { ...taken, supplementary_data: { related_ids: { order_id: order.id } } },
    refunded: { ...newRefund(taken?.id), amount: taken?.amount },
    disputed: { dispute_id: 'PP-D-1', disputed_transactions: [{ seller_transaction_id: taken?.id }] },
  }
}

class Paypal {
  readonly orders = new Map<string, Order>()
  readonly captures = new Map<string, Capture>()
  readonly #byRequest = new Map<string, Order>()

  create({ body, header }: Asked): Answer {
    const key = header('paypal-request-id')
    const known = this.#byRequest.get(key)
    if (known) return ok(known)
    const id = randomUUID()
    const asked = JSON.parse(body) as Pick<Order, 'intent' | 'purchase_units'>
    const href = `https://www.paypal.example/checkoutnow?token=${id}`
    const order: Order = {
      ...asked,
      id,
      status: 'PAYER_ACTION_REQUIRED',
      links: [{ rel: 'payer-action', href, method: 'GET' }],
    }
    this.#byRequest.set(key, order)
    this.orders.set(id, order)
    return { status: 201, body: order }
  }

  take(order: Order): Answer {
    if (order.status === 'COMPLETED') return refusal('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') return refusal('ORDER_NOT_APPROVED')
    const how = this.captures.get(order.id) ?? 'COMPLETED'
    if (how === 'refused') return refusal('INSTRUMENT_DECLINED')
    capture(order, how)
    return { status: 201, body: order }
  }

  answer(asked: Asked): Answer {
    const { method, path, header } = asked
    if (path === '/v1/oauth2/token')
      return header('authorization') === `Basic ${CLIENT}`
        ? ok({ access_token: 'token-1', token_type: 'Bearer', expires_in: 32_400 })
        : { status: 401, body: { error: 'invalid_client' } }
    if (header('authorization') !== 'Bearer token-1') return { status: 401, body: { error: 'invalid_token' } }
    if (path === '/v1/notifications/verify-webhook-signature') return verify(asked)
    if (path === '/v2/checkout/orders' && method === 'POST') return this.create(asked)
    const order = this.orders.get(path.split('/')[4] ?? '')
    if (!order) return { status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }
    return path.endsWith('/capture') ? this.take(order) : ok(order)
  }

  settle(order: Order, fate: Fate): void {
    const [unit] = order.purchase_units
    const amount = unit?.amount ?? { currency_code: '', value: '' }
    const approve = (how: Capture) => {
      order.status = 'APPROVED'
      this.captures.set(order.id, how)
    }
    const fates: Record<Fate, () => void> = {
      // A capture that was held for review comes by itself.
      paid: () => (order.status === 'COMPLETED' ? capture(order, 'COMPLETED') : approve('COMPLETED')),
      untouched: () => undefined,
      declined: () => approve('refused'),
      'needs action': () => undefined,
      'on its way': () => approve('PENDING'),
      cancelled: () => void (order.status = 'VOIDED'),
      'wrong amount': () => capture(order, 'COMPLETED', { ...amount, value: '0.01' }),
      'wrong currency': () => capture(order, 'COMPLETED', { ...amount, currency_code: 'EUR' }),
      'of another invoice': () => {
        if (unit) Object.assign(unit, { reference_id: 'another', custom_id: 'another' })
        capture(order, 'COMPLETED')
      },
      refunded: () => capture(order, 'REFUNDED'),
      disputed: () => {
        if (order.status !== 'COMPLETED') capture(order, 'COMPLETED')
      },
    }
    fates[fate]()
  }

  notice(ref: string, options: NoticeOptions = {}): Sent {
    const { at = Date.now(), id = `WH-${randomUUID()}`, kind = 'paid' } = options
    const order = this.orders.get(ref)
    const resource = order && resourceOf(order)[kind]
    const raw = JSON.stringify({ id, event_type: kinds[kind], resource }, null, 1)
    const [transmission, time] = [randomUUID(), new Date(at).toISOString()]
    const signature = createSign('RSA-SHA256')
      .update(signed(transmission, time, raw))
      .sign(keys.privateKey, 'base64')
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.example/cert',
      'paypal-transmission-id': transmission,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature,
    }
    return { raw, headers }
  }
}

/** https://developer.paypal.com/docs/api/orders/v2 and its notes on webhook signatures */
export async function fakePaypal(): Promise<FakeVendor> {
  const paypal = new Paypal()
  const loopback = await new Loopback((asked) => paypal.answer(asked)).open()
  return {
    method: 'PAYPAL',
    environment: {
      PAYPAL_CLIENT_ID: 'client-1',
      PAYPAL_CLIENT_SECRET: 'secret-1',
      PAYPAL_WEBHOOK_ID: WEBHOOK,
      PAYPAL_BASE_URL: loopback.url,
      PAYPAL_TIMEOUT: '1000',
    },
    loopback,
    refs: () => [...paypal.orders.keys()],
    settle: (ref, fate) => {
      const order = paypal.orders.get(ref)
      if (order) paypal.settle(order, fate)
    },
    notice: (ref, options) => paypal.notice(ref, options),
    charges: () => [...paypal.orders.values()].filter(({ status }) => status === 'COMPLETED').length,
  }
}
