import { confirmOrder, getBusiness, getOrder, getPaymentServices, startPayment } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { customer, ordered, rowsOf, run, start, type Ordered } from '../../../test/payments/paying.ts'
import { useThreeVendors } from '../../../test/payments/three-vendors.ts'
import { addSite } from '../../testing/test-app.ts'

const { app, stripe, paypal, square, vendors } = await useThreeVendors()

const refusalOf = ({ orderId, invoiceId, token }: Ordered, more: object = {}) =>
  app().refusal(startPayment, { orderId, invoiceId, method: 'STRIPE', ...more }, { token })

describe('what is offered', () => {
  test('the studio’s ways, and nothing of its keys', async () => {
    const { methods } = await app().call(getPaymentServices, {})
    const names = ['STRIPE', 'PAYPAL', 'SQUARE', 'OUTSIDE']
    expect(methods).toEqual(names.map((method) => ({ method })))
    expect((await app().call(getBusiness, {})).paymentServices).toEqual(methods)
  })

  test('with it, whether a client may report what was paid directly', async () => {
    const mayReport = async () => (await app().call(getPaymentServices, {})).clientMayReportPayment
    expect(await mayReport()).toBe(false)
    await run(app(), sql`update business set client_may_report_payment = true`)
    expect(await mayReport()).toBe(true)
  })

  test('not a provider that does not take the studio’s currency', async () => {
    await run(
      app(),
      sql`update business set currency = 'KWD',
      profile = jsonb_set(profile, '{paymentSetup,currency}', '"KWD"')`,
    )
    const other = await addSite(app().database, 'kuwait.test')
    await run(
      app(),
      sql`update business set currency = 'KWD', settings = (
      select settings from business where id = ${app().rows.businessId}) where id = ${other.businessId}`,
    )
    const { methods } = await app().call(getPaymentServices, {}, { host: 'kuwait.test' })
    expect(methods.map(({ method }) => method)).toEqual(['STRIPE', 'OUTSIDE'])
  })
})

describe('starting a payment', () => {
  test.each(vendors.map((vendor) => [vendor.method, vendor] as const))(
    '%s: the attempt is written, the amount is the invoice’s',
    async (_, vendor) => {
      const order = await ordered(app())
      const answer = await start(app(), vendor, order)
      const { attempts, invoice } = await rowsOf(app(), order)
      expect(attempts).toMatchObject([{ method: vendor.method, amount_minor: 6435, currency: 'USD' }])
      expect(attempts[0]?.provider_ref).toBe(vendor.refs().at(-1))
      expect(answer).toMatchObject({ state: 'OPEN', order: { status: null } })
      expect(invoice.payment_status).toBe('PENDING')
    },
  )

  test.each(vendors.map((vendor) => [vendor.method, vendor] as const))(
    '%s: its page comes to the browser; started again, it is the same',
    async (_, vendor) => {
      const order = await ordered(app())
      const { pageUrl } = await start(app(), vendor, order)
      expect(pageUrl).toMatch(/^https?:/)
      expect((await start(app(), vendor, order)).pageUrl).toBe(pageUrl)
      expect((await rowsOf(app(), order)).attempts).toHaveLength(1)
    },
  )

  test.each([
    [{ prefix: 'reserved', id: 'slot-1' }, 'studio.test', 'https://studio.test/reserved/slot-1/payments'],
    [{ prefix: 'services', id: 'mini' }, 'studio.test', 'https://studio.test/services/mini/payments'],
    [undefined, 'localhost:3000', 'http://localhost:3000/slots/'],
    [undefined, 'pay.localhost:3000', 'http://pay.localhost:3000/slots/'],
  ] as const)('from %j at %s the visitor comes back there', async (entry, host, address) => {
    await run(
      app(),
      sql`insert into business_domain (business_id, domain, is_canonical)
        select ${app().rows.businessId}, name, false from unnest(array['localhost', 'pay.localhost']) as name`,
    )
    const { orderId, invoiceId, token } = await ordered(app())
    const input = { orderId, invoiceId, method: 'STRIPE' as const, ...(entry && { entry }) }
    await app().call(startPayment, input, { token, host })
    const sent = new URLSearchParams(stripe.loopback.asked.at(-1)?.body)
    expect(sent.get('success_url')).toMatch(address)
    expect(sent.get('success_url')).toMatch(/\?payment=returned&method=STRIPE&slot=[\w-]+$/)
    expect(sent.get('cancel_url')).toMatch(/\?payment=cancelled&method=STRIPE&slot=[\w-]+$/)
  })

  test.each([
    [true, false, (orderId: string, laterId: string) => `/shoots/${orderId}/payments/${laterId}`],
    [false, true, (orderId: string) => `/shoots/${orderId}/payments`],
  ] as const)('begun with isAll %s, paid with isAll %s, it leads back to the page of now', async (...row) => {
    const [before, now, page] = row
    const order = await ordered(app())
    await start(app(), stripe, order)
    stripe.settle(stripe.refs().at(-1) ?? '', 'paid')
    await start(app(), stripe, order)
    const { orderId, laterId } = order
    const payLater = (isAll: boolean) =>
      app().call(startPayment, { orderId, invoiceId: laterId, method: 'STRIPE', isAll })
    await payLater(before)
    const { pageUrl } = await payLater(now)
    const made = stripe.loopback.asked.findLast(({ path }) => path === '/v1/checkout/sessions')
    const back = new URLSearchParams(made?.body).get('success_url')
    expect(back).toBe(`https://studio.test${page(orderId, laterId)}?payment=returned&method=STRIPE`)
    const { attempts } = await rowsOf(app(), order)
    expect(attempts.map(({ status }) => status)).toEqual(['SUCCEEDED', 'ABANDONED', 'CREATED'])
    expect((await payLater(now)).pageUrl).toBe(pageUrl)
  })

  test('another way closes the first; the first can’t be paid any more', async () => {
    const order = await ordered(app())
    await start(app(), stripe, order)
    const [ref = ''] = stripe.refs().slice(-1)
    await start(app(), paypal, order)
    const { attempts } = await rowsOf(app(), order)
    expect(attempts.map(({ method, status }) => [method, status])).toEqual([
      ['STRIPE', 'ABANDONED'],
      ['PAYPAL', 'CREATED'],
    ])
    expect(stripe.loopback.asked.at(-1)?.path).toBe(`/v1/checkout/sessions/${ref}/expire`)
  })

  test('what was paid meanwhile is not paid again', async () => {
    const order = await ordered(app())
    await start(app(), stripe, order)
    stripe.settle(stripe.refs().at(-1) ?? '', 'paid')
    const answer = await start(app(), paypal, order)
    expect(answer).toMatchObject({ state: 'PAID', order: { status: 'BOOKED' } })
    expect(await start(app(), square, order)).toMatchObject({ state: 'PAID' })
    expect((await rowsOf(app(), order)).attempts).toHaveLength(1)
  })

  test('16 times at once there is one page', async () => {
    const order = await ordered(app())
    const before = stripe.refs().length
    const answers = await Promise.all(Array.from({ length: 16 }, () => start(app(), stripe, order)))
    expect(new Set(answers.map(({ pageUrl }) => pageUrl)).size).toBe(1)
    expect(stripe.refs().length - before).toBe(1)
    expect((await rowsOf(app(), order)).attempts).toHaveLength(1)
  })

  test.each(vendors.map((vendor) => [vendor.method, vendor] as const))(
    '%s: a page whose address was lost is asked for again, not made twice',
    async (method, vendor) => {
      const order = await ordered(app())
      const before = vendor.refs().length
      vendor.loopback.fault = 'answer lost'
      expect(await refusalOf(order, { method })).toMatchObject({ status: 503 })
      vendor.loopback.fault = 'none'
      expect(await start(app(), vendor, order)).toMatchObject({ state: 'OPEN' })
      expect(vendor.refs().length - before).toBe(1)
    },
  )

  test('while the money is on its way no other way is begun', async () => {
    const order = await ordered(app())
    await start(app(), stripe, order)
    stripe.settle(stripe.refs().at(-1) ?? '', 'on its way')
    expect(await start(app(), paypal, order)).toMatchObject({ state: 'OPEN', pageUrl: null })
    expect((await rowsOf(app(), order)).attempts).toHaveLength(1)
  })

  test('the money that is on its way is told of, and is not to be paid directly meanwhile', async () => {
    const order = await ordered(app())
    const { orderId: id, token } = order
    const isBeingPaid = async () =>
      (await app().call(getOrder, { id })).invoices.map((invoice) => invoice.isBeingPaid)
    await start(app(), stripe, order)
    expect(await isBeingPaid()).toEqual([false, false])
    stripe.settle(stripe.refs().at(-1) ?? '', 'on its way')
    const directly = { id, method: 'OUTSIDE' } as const
    expect(await app().refusal(confirmOrder, directly, { token })).toMatchObject({
      status: 409,
      error: 'payment_in_progress',
    })
    expect(await isBeingPaid()).toEqual([true, false])
    stripe.settle(stripe.refs().at(-1) ?? '', 'paid')
    const booked = await app().call(confirmOrder, directly, { token })
    expect(booked).toMatchObject({
      status: 'BOOKED',
      invoices: [{ paymentStatus: 'PAID', isBeingPaid: false }, {}],
    })
  })

  test('an attempt that may be on its way is waited for, then made impossible', async () => {
    const order = await ordered(app())
    square.loopback.fault = 'error'
    expect(await refusalOf(order, { method: 'SQUARE' })).toMatchObject({ status: 503 })
    square.loopback.fault = 'none'
    expect(await refusalOf(order)).toMatchObject({ status: 409, error: 'payment_in_progress' })
    await run(app(), sql`update payment_attempt set created_at = now() - interval '31 seconds'`)
    expect(await start(app(), stripe, order)).toMatchObject({ state: 'OPEN' })
    const { attempts } = await rowsOf(app(), order)
    expect(attempts.map(({ status }) => status)).toEqual(['ABANDONED', 'CREATED'])
  })
})

test('nothing of a visitor, and no name of a payment, is in the logs or in what the order shows', async () => {
  const order = await ordered(app())
  await start(app(), square, order)
  const ref = square.refs().at(-1) ?? 'none'
  const shown = JSON.stringify(await app().call(getOrder, { id: order.orderId }))
  const logged = JSON.stringify(app().logged)
  for (const secret of [ref, 'sk_test_1', 'square-token-1', customer.email, order.token]) {
    expect(logged).not.toContain(secret)
    expect(shown).not.toContain(secret)
  }
})
