import { SquareClient, SquareError, WebhooksHelper, type Square } from 'square'
import { isRecord } from '../base/is-record.ts'
import type { SquareKeys } from '../base/payment-keys.ts'
import type { Attempt } from '../store/payments/attempt.ts'
import {
  BadSignature,
  noAction,
  ProviderUnreachable,
  type Charge,
  type Look,
  type Payment,
  type PaymentPort,
} from './port.ts'
import { fromProvider, toProvider } from './provider-amount.ts'
import { readSquareEvent } from './square-event.ts'

/** Clocks differ by less than this. */
const CLOCK_MILLISECONDS = 5 * 60_000

const unreachable = () => new ProviderUnreachable('SQUARE')

/** What the vendor's words say is dropped: they may name the visitor. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch {
    throw unreachable()
  }
}

function paymentOf(payment: Square.Payment): Payment {
  const { id = '', referenceId, totalMoney } = payment
  const currency = totalMoney?.currency ?? ''
  const amount = Number(totalMoney?.amount ?? Number.NaN)
  const amountMinor = fromProvider('SQUARE', amount, currency)
  return { ref: id, settlementRef: id, attemptId: referenceId, amountMinor, currency }
}

function lookOf(payment: Square.Payment | undefined): Look {
  if (!payment?.id) throw unreachable()
  const wentBack = (payment.refundedMoney?.amount ?? 0n) > 0n
  if (payment.status === 'COMPLETED' && !wentBack) return { state: 'SUCCEEDED', payment: paymentOf(payment) }
  const isOver = wentBack || payment.status === 'FAILED' || payment.status === 'CANCELED'
  if (isOver) return { state: 'FAILED', isDeclined: payment.status === 'FAILED' }
  return { state: 'OPEN', ref: payment.id, action: noAction, isDeclined: false }
}

const declines = new Set(['PAYMENT_METHOD_ERROR'])

async function start(square: SquareClient, keys: SquareKeys, charge: Charge): Promise<Look> {
  const amount = toProvider('SQUARE', charge.amountMinor, charge.currency)
  if (amount === undefined || charge.source === undefined) throw new RangeError('SQUARE can not take this')
  try {
    const { payment } = await square.payments.create({
      sourceId: charge.source,
      idempotencyKey: charge.id,
      amountMoney: { amount: BigInt(amount), currency: charge.currency as Square.Currency },
      locationId: keys.locationId,
      referenceId: charge.id,
    })
    return lookOf(payment)
  } catch (cause) {
    const errors = cause instanceof SquareError ? cause.errors : []
    if (errors.some(({ category }) => declines.has(category))) return { state: 'FAILED', isDeclined: true }
    throw unreachable()
  }
}

/** The library passes an answer that is no JSON on as an empty page. */
const isAnswer = (response: unknown) => isRecord(response) && response.ok !== false

/** A payment whose answer was lost is found by the reference that we gave it. */
async function find(square: SquareClient, keys: SquareKeys, attempt: Attempt): Promise<Look> {
  const from = attempt.createdAt.getTime() - CLOCK_MILLISECONDS
  const beginTime = new Date(from).toISOString()
  const page = await asked(square.payments.list({ locationId: keys.locationId, beginTime }))
  for (;;) {
    if (!isAnswer(page.response)) throw unreachable()
    const found = page.data.find(({ referenceId }) => referenceId === attempt.id)
    if (found) return lookOf(found)
    if (!page.hasNextPage()) return { state: 'UNKNOWN' }
    await asked(page.getNextPage())
  }
}

async function look(square: SquareClient, keys: SquareKeys, attempt: Attempt): Promise<Look> {
  if (attempt.ref === null) return find(square, keys, attempt)
  return lookOf((await asked(square.payments.get({ paymentId: attempt.ref }))).payment)
}

/** A payment made on the server with the one-time token of Square's own fields. */
export function squarePort(keys: SquareKeys): PaymentPort {
  const { accessToken: token, baseUrl, timeout } = keys
  const square = new SquareClient({ token, baseUrl, timeoutInSeconds: timeout / 1000, maxRetries: 0 })
  return {
    method: 'SQUARE',
    publicKey: `${keys.applicationId} ${keys.locationId}`,
    needsSource: true,
    takes: (amount, currency) => toProvider('SQUARE', amount, currency) !== undefined,
    start: (charge) => start(square, keys, charge),
    look: (attempt) => look(square, keys, attempt),
    cancel: async ({ id }) => {
      await asked(square.payments.cancelByIdempotencyKey({ idempotencyKey: id }))
    },
    readEvent: async (notice) => {
      const { raw: requestBody, header } = notice
      const { webhookSignatureKey: signatureKey, webhookUrl: notificationUrl } = keys
      if (!signatureKey || !notificationUrl) throw new BadSignature('SQUARE')
      const signatureHeader = header('x-square-hmacsha256-signature')
      const isTheirs = await WebhooksHelper.verifySignature({
        requestBody,
        signatureHeader,
        signatureKey,
        notificationUrl,
      })
      if (!isTheirs) throw new BadSignature('SQUARE')
      return readSquareEvent(notice)
    },
  }
}
