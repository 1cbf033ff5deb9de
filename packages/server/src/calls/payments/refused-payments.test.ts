import {
  confirmOrder,
  createOrder,
  holdSlot,
  settleInvoice,
  settleInvoices,
  startPayment,
} from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { endHold } from '../../../test/holds.ts'
import { customer, ordered, rowsOf, run, start, type Ordered } from '../../../test/payments/paying.ts'
import { useThreeVendors } from '../../../test/payments/three-vendors.ts'
import { newToken } from '../../../test/studio-fixture.ts'
import { addSite } from '../../testing/test-app.ts'

const { app, stripe, paypal, square, vendors } = await useThreeVendors()

const refusalOf = ({ orderId, invoiceId, token }: Ordered, more: object = {}) =>
  app().refusal(startPayment, { orderId, invoiceId, method: 'STRIPE', ...more }, { token })
const lockoutEnd = async ({ slotId }: Ordered) =>
  (
    await app()
      .database.kysely.selectFrom('slot')
      .select('lockout_end')
      .where('id', '=', slotId)
      .executeTakeFirst()
  )?.lockout_end

describe('a decline', () => {
  test.each(vendors.map((vendor) => [vendor.method, vendor] as const))(
    '%s: 402, the hold has five minutes left, and the same page takes another card',
    async (_, vendor) => {
      const order = await ordered(app())
      const { orderId, invoiceId } = order
      await run(
        app(),
        sql`update slot set held_at = now() - interval '14 minutes', lockout_end = now() + interval '1 minute'`,
      )
      const { pageUrl } = await start(app(), vendor, order)
      const ref = vendor.refs().at(-1) ?? ''
      vendor.settle(ref, 'declined')
      expect(await app().refusal(settleInvoice, { orderId, invoiceId })).toMatchObject({
        status: 402,
        error: 'payment_declined',
      })
      expect(((await lockoutEnd(order))?.getTime() ?? 0) - Date.now()).toBeGreaterThan(4 * 60_000)
      expect(await start(app(), vendor, order)).toMatchObject({ state: 'OPEN', pageUrl })
      vendor.settle(ref, 'paid')
      expect(await start(app(), vendor, order)).toMatchObject({ state: 'PAID', pageUrl: null })
    },
  )
})

async function changed(order: Ordered, quantity: number) {
  const { slotId, token } = order
  await app().call(holdSlot, { id: slotId, addons: [{ id: 'print', quantity }] }, { token })
  return app().call(createOrder, { serviceId: 'mini', slotId, customer }, { token })
}
const offerPrints = () =>
  run(
    app(),
    sql`insert into addon (business_id, id, service_id, name, fee_minor, max_quantity)
      values (${app().rows.businessId}, 'print', 'mini', 'Print', 1000, 3)`,
  )

describe('an order whose choice is changed', () => {
  test('after a decline it has its new price', async () => {
    await offerPrints()
    const order = await ordered(app())
    await start(app(), square, order)
    square.settle(square.refs().at(-1) ?? '', 'declined')
    expect(await changed(order, 1)).toMatchObject({ id: order.orderId, quote: { total: '225.50' } })
    const { orderId } = order
    expect(await app().refusal(settleInvoices, { orderId })).toMatchObject({ status: 402 })
    // The link of a failed card has gone, and its order with it.
    expect(square.loopback.asked.at(-1)?.method).toBe('PUT')
  })

  test('what was begun to be paid is given up, at the provider’s first', async () => {
    await offerPrints()
    const order = await ordered(app())
    await start(app(), stripe, order)
    stripe.loopback.fault = 'error'
    await expect(changed(order, 1)).rejects.toMatchObject({ status: 503 })
    stripe.loopback.fault = 'none'
    const { invoices, quote } = await changed(order, 1)
    expect(quote.total).toBe('225.50')
    expect(stripe.loopback.asked.at(-1)?.path).toMatch(/\/expire$/)
    const again = await start(app(), stripe, { ...order, invoiceId: invoices[0]?.id ?? '' })
    expect(again.order.invoices[0]?.amount).toBe('67.65')
    const { attempts } = await rowsOf(app(), { ...order, invoiceId: invoices[0]?.id ?? '' })
    expect(attempts.map(({ status, amount_minor }) => [status, amount_minor])).toEqual([
      ['ABANDONED', 6435],
      ['CREATED', 6765],
    ])
  })

  test('what was paid stays as it was paid', async () => {
    await offerPrints()
    const order = await ordered(app())
    await start(app(), stripe, order)
    stripe.settle(stripe.refs().at(-1) ?? '', 'paid')
    expect(await changed(order, 1)).toMatchObject({
      id: order.orderId,
      status: 'BOOKED',
      quote: { total: '214.50' },
      invoices: [{ paymentStatus: 'PAID' }, {}],
    })
  })

  test('the same choice again gives nothing up', async () => {
    const order = await ordered(app())
    const { pageUrl } = await start(app(), stripe, order)
    const { slotId, token } = order
    await app().call(createOrder, { serviceId: 'mini', slotId, customer }, { token })
    expect(await start(app(), stripe, order)).toMatchObject({ pageUrl })
  })
})

describe('who may not', () => {
  test('another visitor, or one without the hold’s token', async () => {
    const order = await ordered(app())
    expect(await refusalOf({ ...order, token: newToken() })).toMatchObject({
      status: 403,
      error: 'not_your_hold',
    })
    const { orderId, invoiceId } = order
    const input = { orderId, invoiceId, method: 'STRIPE' as const }
    expect(await app().refusal(startPayment, input)).toMatchObject({ status: 403 })
    expect((await rowsOf(app(), order)).attempts).toEqual([])
  })

  test('of a booked order the link is enough', async () => {
    const order = await ordered(app())
    await app().call(confirmOrder, { id: order.orderId, method: 'OUTSIDE' }, { token: order.token })
    const { orderId, laterId: invoiceId } = order
    const answer = await app().call(startPayment, { orderId, invoiceId, method: 'PAYPAL' })
    expect(answer.state).toBe('OPEN')
    const sent = paypal.loopback.asked.findLast(({ path }) => path === '/v2/checkout/orders')
    expect(sent?.body).toContain(`https://studio.test/shoots/${orderId}/payments/${invoiceId}`)
  })

  test('missing, another order’s and another studio’s invoices are not found', async () => {
    const [one, two] = [await ordered(app()), await ordered(app())]
    expect(await refusalOf({ ...one, invoiceId: two.invoiceId })).toMatchObject({ status: 404 })
    expect(await refusalOf({ ...one, orderId: 'missing' })).toMatchObject({ status: 404 })
    await addSite(app().database, 'other.test')
    const { orderId, invoiceId, token } = one
    const input = { orderId, invoiceId, method: 'STRIPE' as const }
    expect(await app().refusal(startPayment, input, { host: 'other.test', token })).toMatchObject({
      status: 404,
    })
  })

  test('a way that is not offered, has no keys, or collects nothing', async () => {
    const order = await ordered(app())
    await run(
      app(),
      sql`update business set settings = jsonb_set(settings, '{payments,methods}', '[{"method":"PAYPAL"}]')`,
    )
    expect(await refusalOf(order)).toMatchObject({ status: 422, error: 'not_offered' })
    await run(
      app(),
      sql`update business set settings = jsonb_set(settings, '{payments,feeCollection}', '"COLLECT_FEES_OFFLINE"')`,
    )
    expect(await refusalOf(order, { method: 'PAYPAL' })).toMatchObject({ status: 422 })
    expect(await refusalOf(order, { method: 'OUTSIDE' })).toMatchObject({ status: 400 })
  })

  test('with amounts and addresses that nobody may name', async () => {
    const order = await ordered(app())
    const foreign = { entry: { prefix: 'slots', id: '//evil.example' } }
    const named = [{ amount: '0.01' }, { currency: 'JPY' }, { returnUrl: 'https://evil.example' }, foreign]
    for (const more of named) expect(await refusalOf(order, more)).toMatchObject({ status: 400 })
    expect((await rowsOf(app(), order)).attempts).toEqual([])
  })

  test('before a contract is signed, and after the hold was lost', async () => {
    const order = await ordered(app())
    await run(
      app(),
      sql`update business set settings = settings ||
      '{"contracts":[{"id":"agreement","name":"Agreement","body":"<p>x</p>","version":"1"}]}'::jsonb`,
    )
    await run(
      app(),
      sql`update service set content = '{"contractTemplates":["agreement"]}'::jsonb where id = 'mini'`,
    )
    expect(await refusalOf(order)).toMatchObject({
      error: 'step_required',
      validation: [{ path: 'sign-contract' }],
    })
    await run(app(), sql`update service set content = '{}'::jsonb`)
    await endHold(app().rows, order.slotId)
    expect(await refusalOf(order)).toMatchObject({ status: 409, error: 'hold_expired' })
  })

  test('a cancelled invoice, or too many tries', async () => {
    const order = await ordered(app())
    await run(app(), sql`update invoice set payment_status = 'CANCELED' where id = ${order.invoiceId}`)
    expect(await refusalOf(order)).toMatchObject({ status: 409, error: 'invoice_canceled' })
    const other = await ordered(app())
    await run(
      app(),
      sql`insert into rate_limit (business_id, bucket, address, window_start, hits)
      values (${app().rows.businessId}, 'payment', '203.0.113.7', now(), 30)`,
    )
    expect(await refusalOf(other)).toMatchObject({ status: 429 })
  })
})
