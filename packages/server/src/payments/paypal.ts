import { isRecord } from '@bellows/domain'
import * as z from 'zod/mini'
import type { PaypalKeys } from '../base/payment-keys.ts'
import type { Attempt } from '../store/payments/attempt.ts'
import { equalsAttempt } from './equals-attempt.ts'
import { paypalClient, type PaypalAnswer, type PaypalCall } from './paypal-client.ts'
import { readPaypalEvent } from './paypal-event.ts'
import { askedFor, declinedOrder, lookOfOrder, paypalOrderSchema, type PaypalOrder } from './paypal-order.ts'
import { ProviderUnreachable, type Charge, type Look, type PaymentPort } from './port.ts'
import { paypalAmount } from './provider-amount.ts'

const ORDERS = '/v2/checkout/orders'
const DESCRIPTION_MAX = 127

/** @throws ProviderUnreachable for an answer that is no order */
function orderIn({ status, body }: PaypalAnswer): PaypalOrder {
  const parsed = z.safeParse(paypalOrderSchema, body)
  if (status >= 400 || !parsed.success) throw new ProviderUnreachable('PAYPAL')
  return parsed.data
}

async function start(call: PaypalCall, charge: Charge): Promise<Look> {
  const { id, invoiceId, currency, returnUrl, cancelUrl } = charge
  const value = paypalAmount(charge.amountMinor, currency)
  if (value === undefined) throw new RangeError(`PAYPAL does not take this amount in ${currency}`)
  const amount = { currency_code: currency, value }
  const description = charge.description.slice(0, DESCRIPTION_MAX)
  const unit = { reference_id: invoiceId, custom_id: id, description, amount }
  const experience_context = {
    return_url: returnUrl,
    cancel_url: cancelUrl,
    user_action: 'PAY_NOW',
    shipping_preference: 'NO_SHIPPING',
  }
  const order = {
    intent: 'CAPTURE',
    purchase_units: [unit],
    payment_source: { paypal: { experience_context } },
  }
  const body = JSON.stringify(order)
  return lookOfOrder(orderIn(await call({ method: 'POST', path: ORDERS, body, requestId: id })))
}

const read = async (call: PaypalCall, ref: string) =>
  orderIn(await call({ method: 'GET', path: `${ORDERS}/${encodeURIComponent(ref)}` }))

const issuesOf = ({ body: { details } }: PaypalAnswer): unknown[] =>
  Array.isArray(details)
    ? details.map((detail: unknown) => (isRecord(detail) ? detail.issue : undefined))
    : []

const declines = new Set<unknown>(['INSTRUMENT_DECLINED', 'PAYER_ACTION_REQUIRED', 'TRANSACTION_REFUSED'])

/** The visitor has approved at PayPal; the money is taken now, and only what we asked for. */
async function capture(call: PaypalCall, order: PaypalOrder, attempt: Attempt): Promise<Look> {
  if (!equalsAttempt(askedFor(order), attempt, 'PAYPAL'))
    return { state: 'SUCCEEDED', payment: askedFor(order) }
  const path = `${ORDERS}/${encodeURIComponent(order.id)}/capture`
  const answer = await call({ method: 'POST', path, body: '{}', requestId: `capture-${attempt.id}` })
  if (answer.status < 400) return lookOfOrder(orderIn(answer))
  const issues = issuesOf(answer)
  if (issues.includes('ORDER_ALREADY_CAPTURED')) return lookOfOrder(await read(call, order.id))
  if (issues.some((issue) => declines.has(issue))) return declinedOrder(order)
  throw new ProviderUnreachable('PAYPAL')
}

async function look(call: PaypalCall, attempt: Attempt): Promise<Look> {
  if (attempt.ref === null) return { state: 'UNKNOWN' }
  const order = await read(call, attempt.ref)
  if (order.status !== 'APPROVED') return lookOfOrder(order)
  // What is owed no more is not taken, and stays approved until it ends by itself.
  return attempt.isOwed ? capture(call, order, attempt) : { state: 'FAILED', isDeclined: false }
}

/** Orders that the visitor approves at PayPal and the server captures, so that an abandoned one is never paid. */
export function paypalPort(keys: PaypalKeys): PaymentPort {
  const call = paypalClient(keys)
  return {
    method: 'PAYPAL',
    takes: (amount, currency) => paypalAmount(amount, currency) !== undefined,
    start: (charge) => start(call, charge),
    look: (attempt) => look(call, attempt),
    cancel: async () => undefined,
    readEvent: (notice) => readPaypalEvent(call, keys, notice),
  }
}
