import { confirmOrder, getOrder, settleInvoice, settleInvoices } from '@bellows/api'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeStripe } from '../../../test/payments/fake-stripe.ts'
import {
  offerPayments,
  ordered,
  rowsOf,
  run,
  start,
  usePayingApp,
  type Ordered,
} from '../../../test/payments/paying.ts'
import { addSite } from '../../testing/test-app.ts'

const stripe = await fakeStripe()
afterAll(() => stripe.loopback.close())

const app = usePayingApp(stripe)
beforeEach(() => offerPayments(app(), ['STRIPE', 'OUTSIDE']))

const one = ({ orderId, invoiceId }: Ordered) => app().call(settleInvoice, { orderId, invoiceId })
const refused = ({ orderId, invoiceId }: Ordered) => app().refusal(settleInvoice, { orderId, invoiceId })
const all = ({ orderId }: Ordered) => app().call(settleInvoices, { orderId })
const allRefused = ({ orderId }: Ordered) => app().refusal(settleInvoices, { orderId })

async function paid(): Promise<Ordered> {
  const order = await ordered(app())
  await start(app(), stripe, order)
  stripe.settle(stripe.refs().at(-1) ?? '', 'paid')
  return order
}

const offline = () =>
  run(
    app(),
    sql`update business set settings = jsonb_set(settings, '{payments,feeCollection}', '"COLLECT_FEES_OFFLINE"')`,
  )
const mayReport = () => run(app(), sql`update business set client_may_report_payment = true`)

describe('settling what is settled', () => {
  test('the order is booked with it; asked again, the same date', async () => {
    const order = await paid()
    const first = await one(order)
    expect(first).toMatchObject({ status: 'BOOKED', slot: { status: 'BOOKED' } })
    expect(first.invoices).toMatchObject([
      { paymentStatus: 'PAID', method: 'STRIPE' },
      { paymentStatus: 'PENDING' },
    ])
    await run(
      app(),
      sql`update invoice set paid_date = paid_date - interval '1 day' where payment_status = 'PAID'`,
    )
    const again = await one(order)
    const day = 24 * 60 * 60_000
    const dates = [first, again].map(({ invoices }) => Date.parse(invoices[0]?.paidDate ?? ''))
    expect((dates[0] ?? 0) - (dates[1] ?? 0)).toBe(day)
    const { attempts, news } = await rowsOf(app(), order)
    expect(attempts).toMatchObject([{ status: 'SUCCEEDED' }])
    expect(news).toEqual(['invoice.paid', 'order.booked'])
  })

  test('an order that was paid before its service had packages is booked without one', async () => {
    const order = await paid()
    await run(app(), sql`update orders set package_id = null`)
    expect(await one(order)).toMatchObject({ status: 'BOOKED', package: null })
  })

  test('16 times at once it is settled once', async () => {
    const order = await paid()
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) => (index % 2 ? one(order) : all(order))),
    )
    expect(new Set(answers.map(({ invoices }) => invoices[0]?.paidDate)).size).toBe(1)
    expect((await rowsOf(app(), order)).news).toEqual(['invoice.paid', 'order.booked'])
  })

  test('all of them: one settled is an answer, none is 402', async () => {
    const order = await paid()
    expect((await all(order)).invoices.map(({ paymentStatus }) => paymentStatus)).toEqual(['PAID', 'PENDING'])
    expect((await all(order)).invoices.map(({ paymentStatus }) => paymentStatus)).toEqual(['PAID', 'PENDING'])
    const later = { ...order, invoiceId: order.laterId }
    expect(await refused(later)).toMatchObject({ status: 402 })
    await start(app(), stripe, later)
    expect(await allRefused(order)).toMatchObject({ status: 402, error: 'payment_not_confirmed' })
    await run(app(), sql`update invoice set payment_status = 'PAID', paid_date = now()`)
    expect((await all(order)).invoices.map(({ paymentStatus }) => paymentStatus)).toEqual(['PAID', 'PAID'])
  })

  test('a later invoice of a booked order is paid by its link', async () => {
    const order = await paid()
    await one(order)
    const later = { ...order, invoiceId: order.laterId }
    await start(app(), stripe, later)
    stripe.settle(stripe.refs().at(-1) ?? '', 'paid')
    expect((await one(later)).invoices[1]).toMatchObject({ paymentStatus: 'PAID' })
  })

  test('nothing owed is paid', async () => {
    const order = await ordered(app())
    await run(app(), sql`update invoice set amount_minor = 0 where id = ${order.laterId}`)
    expect((await one({ ...order, invoiceId: order.laterId })).invoices[1]).toMatchObject({
      paymentStatus: 'PAID',
    })
  })

  test('a payment of what was changed since counts for nothing and is told', async () => {
    const order = await paid()
    await run(app(), sql`update invoice set amount_minor = amount_minor + 1 where id = ${order.invoiceId}`)
    expect(await refused(order)).toMatchObject({ status: 402 })
    expect((await rowsOf(app(), order)).news).toEqual(['payment.unexpected'])
  })
})

describe('what a caller says counts for nothing', () => {
  test('an unpaid invoice, whatever the body claims', async () => {
    const order = await ordered(app())
    expect(await refused(order)).toMatchObject({ status: 402, error: 'payment_closed' })
    const path = `/api/public/orders/${order.orderId}/invoices/${order.invoiceId}/paid`
    const init = { method: 'PATCH', headers: { 'content-type': 'application/json' } }
    for (const claim of ['{"paid":true}', '{"paidDate":"2026-01-01T00:00:00Z"}', '{"providerRef":"pi_1"}'])
      expect((await app().fetch(path, { ...init, body: claim })).status).toBe(400)
    expect((await rowsOf(app(), order)).invoice.payment_status).toBe('PENDING')
  })

  test('another order’s, another studio’s and missing invoices are not found', async () => {
    const [mine, other] = [await paid(), await ordered(app())]
    expect(await refused({ ...other, invoiceId: mine.invoiceId })).toMatchObject({ status: 404 })
    expect(await refused({ ...mine, invoiceId: 'missing' })).toMatchObject({ status: 404 })
    expect(await allRefused({ ...mine, orderId: 'missing' })).toMatchObject({ status: 404 })
    await addSite(app().database, 'other.test')
    const { orderId, invoiceId } = mine
    const from = { host: 'other.test' }
    expect(await app().refusal(settleInvoice, { orderId, invoiceId }, from)).toMatchObject({ status: 404 })
    expect(await app().refusal(settleInvoices, { orderId }, from)).toMatchObject({ status: 404 })
    expect((await rowsOf(app(), mine)).invoice.payment_status).toBe('PENDING')
  })

  test('a cancelled invoice stays so; money that came for it is told', async () => {
    const order = await paid()
    await run(app(), sql`update invoice set payment_status = 'CANCELED'`)
    expect(await refused(order)).toMatchObject({ status: 409, error: 'invoice_canceled' })
    await run(app(), sql`update orders set status = 'CANCELLED', cancelled_at = now()`)
    expect(await allRefused(order)).toMatchObject({ status: 409 })
  })
})

describe('paying the studio directly', () => {
  test('the owner confirms it, whoever says that it was paid', async () => {
    await offline()
    const order = await ordered(app())
    expect(await refused(order)).toMatchObject({ status: 403, error: 'owner_confirms_offline_payments' })
    expect(await allRefused(order)).toMatchObject({ status: 403 })
    expect((await rowsOf(app(), order)).invoice.payment_status).toBe('PENDING')
  })

  test('where the studio allows it the client reports it, once, and the owner is told', async () => {
    await offline()
    await mayReport()
    const order = await ordered(app())
    const first = await one(order)
    expect(first.invoices[0]).toMatchObject({ paymentStatus: 'PAID', method: 'OUTSIDE' })
    expect((await one(order)).invoices[0]).toEqual(first.invoices[0])
    expect((await rowsOf(app(), order)).news).toEqual(['invoice.reported'])
  })

  test('a report is no answer where a provider was asked for', async () => {
    await mayReport()
    const order = await ordered(app())
    expect(await refused(order)).toMatchObject({ status: 402 })
    const { orderId: id, token } = order
    await app().call(confirmOrder, { id, method: 'OUTSIDE' }, { token })
    await start(app(), stripe, order)
    expect(await refused(order)).toMatchObject({ status: 402 })
  })
})

describe('coming back from a provider’s page', () => {
  test('reports nothing of what the client means to pay the studio directly', async () => {
    await mayReport()
    const order = await ordered(app())
    const { orderId, invoiceId, laterId } = order
    const booked = { id: orderId, method: 'OUTSIDE' } as const
    await app().call(confirmOrder, booked, { token: order.token })
    await start(app(), stripe, order)
    const back = { orderId, isReturn: true }
    const missing = { status: 402, error: 'payment_not_confirmed' }
    expect(await app().refusal(settleInvoices, back)).toMatchObject(missing)
    await run(app(), sql`update payment_attempt set status = 'ABANDONED'`)
    const closed = { status: 402, error: 'payment_closed' }
    expect(await app().refusal(settleInvoices, back)).toMatchObject(closed)
    for (const id of [invoiceId, laterId])
      expect(await app().refusal(settleInvoice, { ...back, invoiceId: id })).toMatchObject(closed)
    const { invoices } = await app().call(getOrder, { id: orderId })
    expect(invoices).toMatchObject([{ paymentStatus: 'PENDING' }, { paymentStatus: 'PENDING' }])
    expect((await all(order)).invoices).toMatchObject([{ paymentStatus: 'PAID' }, { paymentStatus: 'PAID' }])
  })
})

describe('of all that is open', () => {
  test('a page that was closed is told as it is, though an earlier payment was made', async () => {
    const order = await paid()
    await one(order)
    expect((await all(order)).invoices[0]).toMatchObject({ paymentStatus: 'PAID' })
    await start(app(), stripe, { ...order, invoiceId: order.laterId })
    await run(app(), sql`update payment_attempt set status = 'ABANDONED' where status = 'CREATED'`)
    expect(await allRefused(order)).toMatchObject({ status: 402, error: 'payment_closed' })
  })
})

describe('confirming', () => {
  test('refuses while the retainer is missing, and takes what is settled', async () => {
    const order = await paid()
    const { orderId: id, token } = order
    const other = await ordered(app())
    expect(await app().refusal(confirmOrder, { id: other.orderId, method: 'STRIPE' }, other)).toMatchObject({
      status: 409,
      error: 'step_required',
      validation: [{ path: 'payments' }],
    })
    expect(await app().call(confirmOrder, { id, method: 'STRIPE' }, { token })).toMatchObject({
      status: 'BOOKED',
    })
    expect(await app().call(getOrder, { id })).toMatchObject({ invoices: [{ paymentStatus: 'PAID' }, {}] })
  })
})
