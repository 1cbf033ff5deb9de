import { moveOrderStatus, receivePayment, settleInvoice, settleInvoices } from '@bellows/api'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fakePaypal } from '../../../test/payments/fake-paypal.ts'
import { fakeStripe } from '../../../test/payments/fake-stripe.ts'
import {
  offerPayments,
  ordered,
  rowsOf,
  run,
  send,
  start,
  usePayingApp,
  type Ordered,
} from '../../../test/payments/paying.ts'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { defaultSettings } from '../../base/settings.ts'
import { reconcile } from '../../payments/reconcile.ts'
import type { TestApp } from '../../testing/test-app.ts'

const stripe = await fakeStripe()
const paypal = await fakePaypal()
afterAll(() => Promise.all([stripe, paypal].map(({ loopback }) => loopback.close())))

const owner = (app: TestApp) => ({ ownerOf: app.rows.businessId })
const cancel = (app: TestApp, { orderId: id }: Ordered) =>
  app.call(moveOrderStatus, { id, status: 'CANCELLED' }, owner(app))
const reconciled = (app: TestApp, paymentEnvironment: Record<string, string>) =>
  reconcile({
    database: app.database,
    log: pino({ level: 'silent' }),
    settings: { ...defaultSettings, paymentEnvironment },
  })
const receive = (app: TestApp, { orderId, invoiceId }: Ordered) =>
  app.call(receivePayment, { orderId, invoiceId }, owner(app))

describe('a payment that was begun at Stripe', () => {
  const app = usePayingApp(stripe)
  leavesPromisesKept(() => app().database)
  beforeEach(() => offerPayments(app(), ['STRIPE']))

  const begun = async () => {
    const order = await ordered(app())
    await start(app(), stripe, order)
    return order
  }
  const settle = (fate: 'paid' | 'on its way') => stripe.settle(stripe.refs().at(-1) ?? '', fate)
  const recorded = async (order: Ordered) => {
    const { attempts, news } = await rowsOf(app(), order)
    return { status: attempts[0]?.status, isTold: news.includes('payment.unexpected') }
  }
  const comeBack = ({ orderId, invoiceId }: Ordered) => app().refusal(settleInvoice, { orderId, invoiceId })

  test.each([
    ['cancels the order', cancel],
    ['has received the money', receive],
  ])('can be made no more once the owner %s', async (_, move) => {
    const order = await begun()
    await move(app(), order)
    expect(stripe.loopback.asked.at(-1)?.path).toMatch(/\/expire$/)
    expect(await recorded(order)).toEqual({ status: 'ABANDONED', isTold: false })
  })

  test.each([
    ['cancels the order', cancel],
    ['has received the money too', receive],
  ])('and made before the owner %s is on record, and told', async (_, move) => {
    const order = await begun()
    settle('paid')
    await move(app(), order)
    expect(await recorded(order)).toEqual({ status: 'SUCCEEDED', isTold: true })
  })

  test('and is on its way stands in no cancel’s way; whoever comes back has it put on record', async () => {
    const order = await begun()
    settle('on its way')
    expect(await cancel(app(), order)).toMatchObject({ status: 'CANCELLED' })
    expect(await recorded(order)).toEqual({ status: 'CREATED', isTold: false })
    settle('paid')
    expect(await comeBack(order)).toMatchObject({ status: 409, error: 'invoice_canceled' })
    expect(await recorded(order)).toEqual({ status: 'SUCCEEDED', isTold: true })
  })

  test('is put on record by the page of all payments too', async () => {
    const order = await begun()
    settle('on its way')
    await cancel(app(), order)
    settle('paid')
    expect(await app().refusal(settleInvoices, { orderId: order.orderId })).toMatchObject({ status: 409 })
    expect(await recorded(order)).toEqual({ status: 'SUCCEEDED', isTold: true })
  })

  test('is closed later where Stripe was away as the order was cancelled', async () => {
    const order = await begun()
    stripe.loopback.fault = 'error'
    expect(await cancel(app(), order)).toMatchObject({ status: 'CANCELLED' })
    stripe.loopback.fault = 'none'
    expect(await recorded(order)).toEqual({ status: 'CREATED', isTold: false })
    await run(app(), sql`update payment_attempt set created_at = now() - interval '3 minutes'`)
    await reconciled(app(), stripe.environment)
    expect(await recorded(order)).toEqual({ status: 'ABANDONED', isTold: false })
  })
})

describe('a payment that was approved at PayPal', () => {
  const app = usePayingApp(paypal)
  beforeEach(() => offerPayments(app(), ['PAYPAL']))

  test('is not taken for an order that is cancelled by then, nor by the notice of it', async () => {
    const order = await ordered(app())
    await start(app(), paypal, order)
    const ref = paypal.refs().at(-1) ?? ''
    paypal.settle(ref, 'paid')
    await cancel(app(), order)
    const { orderId, invoiceId } = order
    expect(await app().refusal(settleInvoice, { orderId, invoiceId })).toMatchObject({ status: 409 })
    expect(await send(app(), paypal, paypal.notice(ref))).toBe(200)
    expect(paypal.charges()).toBe(0)
  })

  test('is not taken after it was given up, though its invoice is owed and the notice comes', async () => {
    const order = await ordered(app())
    await start(app(), paypal, order)
    const ref = paypal.refs().at(-1) ?? ''
    await run(app(), sql`update payment_attempt set created_at = now() - interval '31 minutes'`)
    await reconciled(app(), paypal.environment)
    paypal.settle(ref, 'paid')
    expect(await send(app(), paypal, paypal.notice(ref))).toBe(200)
    expect(paypal.charges()).toBe(0)
    expect(await rowsOf(app(), order)).toMatchObject({
      attempts: [{ status: 'ABANDONED' }],
      invoice: { payment_status: 'PENDING' },
    })
  })
})
