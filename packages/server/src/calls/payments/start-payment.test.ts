import { getBusiness, getOrder, getPaymentServices, startPayment } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { customer, ordered, rowsOf, run, start, type Ordered } from '../../../test/payments/paying.ts'
import { useThreeVendors } from '../../../test/payments/three-vendors.ts'
import { addSite } from '../../testing/test-app.ts'

const { app, stripe, paypal, square, vendors } = await useThreeVendors()

const refusalOf = ({ orderId, invoiceId, token }: Ordered, more: object = {}) =>
  app().refusal(startPayment, { orderId, invoiceId, method: 'STRIPE', ...more }, { token })
describe('what is offered', () => {
  test('the studio’s ways, with their public keys', async () => {
    const { methods } = await app().call(getPaymentServices, {})
    expect(methods).toEqual([
      { method: 'STRIPE', publicKey: 'pk_test_1' },
      { method: 'PAYPAL', publicKey: 'client-1' },
      { method: 'SQUARE', publicKey: 'app-1 L1' },
      { method: 'OUTSIDE', publicKey: '' },
    ])
    expect((await app().call(getBusiness, {})).paymentServices).toEqual(methods)
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
      const isMade = vendor === square
      expect(answer.state).toBe(isMade ? 'PAID' : 'OPEN')
      expect(answer.order.status).toBe(isMade ? 'BOOKED' : null)
      expect(invoice.payment_status).toBe(isMade ? 'PAID' : 'PENDING')
    },
  )

  test('Stripe’s secret and PayPal’s page come to the browser; started again, they are the same', async () => {
    const [one, two] = [await ordered(app()), await ordered(app())]
    const secret = (await start(app(), stripe, one)).clientSecret
    expect(secret).toMatch(/^pi_.*_secret_/)
    expect((await start(app(), stripe, one)).clientSecret).toBe(secret)
    const page = (await start(app(), paypal, two)).approveUrl
    expect(page).toContain('https://www.paypal.example/')
    expect((await start(app(), paypal, two)).approveUrl).toBe(page)
    expect((await rowsOf(app(), one)).attempts).toHaveLength(2)
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
    expect(stripe.loopback.asked.at(-1)?.path).toBe(`/v1/payment_intents/${ref}/cancel`)
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

  test('16 times at once a card is charged once', async () => {
    const order = await ordered(app())
    const before = square.charges()
    const answers = await Promise.allSettled(Array.from({ length: 16 }, () => start(app(), square, order)))
    expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(square.charges() - before).toBe(1)
    expect((await rowsOf(app(), order)).invoice.payment_status).toBe('PAID')
  })

  test('a charge whose answer was lost is found, not repeated', async () => {
    const order = await ordered(app())
    const before = square.charges()
    square.loopback.fault = 'answer lost'
    expect(await refusalOf(order, { method: 'SQUARE', paymentToken: 'cnon:1' })).toMatchObject({
      status: 503,
    })
    square.loopback.fault = 'none'
    expect(await start(app(), square, order)).toMatchObject({ state: 'PAID' })
    expect(square.charges() - before).toBe(1)
  })

  test('an attempt that may be on its way is waited for, then made impossible', async () => {
    const order = await ordered(app())
    square.loopback.fault = 'error'
    expect(await refusalOf(order, { method: 'SQUARE', paymentToken: 'cnon:1' })).toMatchObject({
      status: 503,
    })
    square.loopback.fault = 'none'
    expect(await refusalOf(order, { method: 'SQUARE', paymentToken: 'cnon:2' })).toMatchObject({
      status: 409,
      error: 'payment_in_progress',
    })
    await run(app(), sql`update payment_attempt set created_at = now() - interval '31 seconds'`)
    expect(await start(app(), square, order)).toMatchObject({ state: 'PAID' })
    expect((await rowsOf(app(), order)).attempts.map(({ status }) => status)).toEqual([
      'ABANDONED',
      'SUCCEEDED',
    ])
  })
})

test('nothing of a visitor, and no name of a payment, is in the logs or in what the order shows', async () => {
  const order = await ordered(app())
  await start(app(), square, order)
  const ref = square.refs().at(-1) ?? 'none'
  const shown = JSON.stringify(await app().call(getOrder, { id: order.orderId }))
  const logged = JSON.stringify(app().logged)
  for (const secret of [ref, 'sk_test_1', 'square-token-1', 'cnon:', customer.email, order.token]) {
    expect(logged).not.toContain(secret)
    expect(shown).not.toContain(secret)
  }
})
