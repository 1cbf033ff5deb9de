import { SquareClient, SquareError, WebhooksHelper, type Square } from 'square'
import type { SquareKeys } from '../base/payment-keys.ts'
import type { Attempt } from '../store/payments/attempt.ts'
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
import { readSquareEvent } from './square-event.ts'

const MISSING = 404

const unreachable = () => new ProviderUnreachable('SQUARE')

/** What the vendor's words say is dropped: they may name the visitor. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch {
    throw unreachable()
  }
}

/** A link is for one order; an attempt's name holds both, since each is asked about by its own. */
const refOf = (orderId: string, linkId: string) => `${orderId} ${linkId}`
const partsOf = (ref: string) => {
  const [orderId = '', linkId = ''] = ref.split(' ')
  return { orderId, linkId }
}

function paymentOf(ref: string, order: Square.Order, payment: Square.Payment): Payment {
  const { id = '', totalMoney } = payment
  const currency = totalMoney?.currency ?? ''
  const amountMinor = fromProvider('SQUARE', Number(totalMoney?.amount ?? Number.NaN), currency)
  return { ref, settlementRef: id, attemptId: order.referenceId ?? '', amountMinor, currency }
}

async function start(square: SquareClient, keys: SquareKeys, charge: Charge): Promise<Look> {
  const amount = toProvider('SQUARE', charge.amountMinor, charge.currency)
  if (amount === undefined) throw new RangeError(`SQUARE does not take this amount in ${charge.currency}`)
  const basePriceMoney = { amount: BigInt(amount), currency: charge.currency as Square.Currency }
  const { paymentLink } = await asked(
    square.checkout.paymentLinks.create({
      idempotencyKey: charge.id,
      order: {
        locationId: keys.locationId,
        referenceId: charge.id,
        lineItems: [{ name: charge.description, quantity: '1', basePriceMoney }],
      },
      checkoutOptions: { redirectUrl: charge.returnUrl, allowTipping: false },
      paymentNote: charge.id,
    }),
  )
  const { id, orderId, url } = paymentLink ?? {}
  if (!id || !orderId || !url) throw unreachable()
  return { state: 'OPEN', ref: refOf(orderId, id), pageUrl: url, isDeclined: false }
}

async function readOrder(square: SquareClient, orderId: string): Promise<Square.Order> {
  const { order } = await asked(square.orders.get({ orderId }))
  if (!order) throw unreachable()
  return order
}

async function paymentsOf(square: SquareClient, { tenders = [] }: Square.Order): Promise<Square.Payment[]> {
  const ids = tenders.map(({ paymentId, id }) => paymentId ?? id).filter((id) => id !== undefined)
  const answers = await Promise.all(ids.map((paymentId) => asked(square.payments.get({ paymentId }))))
  return answers.map(({ payment }) => payment).filter((payment) => payment !== undefined)
}

const wentBack = ({ refundedMoney }: Square.Payment) => (refundedMoney?.amount ?? 0n) > 0n
const lost = new Set(['FAILED', 'CANCELED'])

async function pageOf(square: SquareClient, linkId: string): Promise<string> {
  const { paymentLink } = await asked(square.checkout.paymentLinks.get({ id: linkId }))
  if (!paymentLink?.url) throw unreachable()
  return paymentLink.url
}

/** A link whose answer was lost has a page that nobody knows: it can't have been paid. */
async function look(square: SquareClient, { ref }: Attempt): Promise<Look> {
  if (ref === null) return { state: 'UNKNOWN' }
  const { orderId, linkId } = partsOf(ref)
  const order = await readOrder(square, orderId)
  const payments = await paymentsOf(square, order)
  const made = payments.find(({ status }) => status === 'COMPLETED')
  if (made && wentBack(made)) return { state: 'FAILED', isDeclined: false }
  if (made) return { state: 'SUCCEEDED', payment: paymentOf(ref, order, made) }
  const isDeclined = payments.some(({ status }) => status === 'FAILED')
  if (order.state === 'CANCELED') return { state: 'FAILED', isDeclined }
  const isOnItsWay = payments.some(({ status }) => !lost.has(status ?? ''))
  if (isOnItsWay) return { state: 'OPEN', ref, pageUrl: null, isDeclined: false }
  return { state: 'OPEN', ref, pageUrl: await pageOf(square, linkId), isDeclined }
}

/** A link that was deleted has not always cancelled its order, and such a one can still be paid. */
async function cancel(square: SquareClient, keys: SquareKeys, { id, ref }: Attempt): Promise<void> {
  if (ref === null) return
  const { orderId, linkId } = partsOf(ref)
  try {
    await square.checkout.paymentLinks.delete({ id: linkId })
  } catch (cause) {
    if (!(cause instanceof SquareError) || cause.statusCode !== MISSING) throw unreachable()
  }
  const { state, version } = await readOrder(square, orderId)
  if (state === 'CANCELED') return
  const order: Square.Order = { locationId: keys.locationId, state: 'CANCELED', ...(version && { version }) }
  await asked(square.orders.update({ orderId, order, idempotencyKey: `cancel-${id}` }))
}

async function readEvent(keys: SquareKeys, notice: Notice) {
  const { raw: requestBody, header } = notice
  const { webhookSignatureKey: signatureKey, webhookUrl: notificationUrl } = keys
  if (!signatureKey || !notificationUrl) throw new BadSignature('SQUARE')
  const signatureHeader = header('x-square-hmacsha256-signature')
  const asSent = { requestBody, signatureHeader, signatureKey, notificationUrl }
  if (!(await WebhooksHelper.verifySignature(asSent))) throw new BadSignature('SQUARE')
  return readSquareEvent(notice)
}

/** Payment links: the visitor pays on Square's own page for an order that we made; the server only asks and looks. */
export function squarePort(keys: SquareKeys): PaymentPort {
  const { accessToken: token, baseUrl, timeout } = keys
  const square = new SquareClient({ token, baseUrl, timeoutInSeconds: timeout / 1000, maxRetries: 0 })
  return {
    method: 'SQUARE',
    takes: (amount, currency) => toProvider('SQUARE', amount, currency) !== undefined,
    start: (charge) => start(square, keys, charge),
    look: (attempt) => look(square, attempt),
    cancel: (attempt) => cancel(square, keys, attempt),
    readEvent: (notice) => readEvent(keys, notice),
  }
}
