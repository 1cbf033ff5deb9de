import {
  confirmOrder,
  createOrder,
  getOrder,
  getPaymentServices,
  holdSlot,
  settleInvoice,
  startPayment,
} from '@bellows/api'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { endHold } from '../../test/holds.ts'
import { newToken } from '../../test/studio-fixture.ts'
import { fakePaypal } from '../../test/payments/fake-paypal.ts'
import { fakeSquare } from '../../test/payments/fake-square.ts'
import { fakeStripe } from '../../test/payments/fake-stripe.ts'
import {
  customer,
  offerPayments,
  ordered,
  rowsOf,
  run,
  start,
  type Ordered,
} from '../../test/payments/paying.ts'
import { addSite, useTestApp } from '../testing/test-app.ts'

const stripe = await fakeStripe()
const paypal = await fakePaypal()
const square = await fakeSquare()
const vendors = [stripe, paypal, square]
afterAll(() => Promise.all(vendors.map(({ loopback }) => loopback.close())))

const paymentEnvironment = Object.assign({}, ...vendors.map(({ environment }) => environment))
const app = useTestApp({ settings: { paymentEnvironment } })
beforeEach(() => offerPayments(app(), ['STRIPE', 'PAYPAL', 'SQUARE', 'OUTSIDE']))
beforeEach(() => {
  square.next = 'paid'
})

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

describe('what is offered', () => {
  test('the studio’s ways, with their public keys', async () => {
    const { methods } = await app().call(getPaymentServices, {})
    expect(methods).toEqual([
      { method: 'STRIPE', publicKey: 'pk_test_1' },
      { method: 'PAYPAL', publicKey: 'client-1' },
      { method: 'SQUARE', publicKey: 'app-1 L1' },
      { method: 'OUTSIDE', publicKey: '' },
    ])
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

describe('a decline', () => {
  test.each(['declined', 'needs action'] as const)(
    '%s: 402, and the hold has five minutes left',
    async (fate) => {
      const order = await ordered(app())
      await run(
        app(),
        sql`update slot set held_at = now() - interval '14 minutes', lockout_end = now() + interval '1 minute'`,
      )
      square.next = fate
      expect(await refusalOf(order, { method: 'SQUARE', paymentToken: 'cnon:1' })).toMatchObject({
        status: 402,
        error: 'payment_declined',
      })
      expect(((await lockoutEnd(order))?.getTime() ?? 0) - Date.now()).toBeGreaterThan(4 * 60_000)
      square.next = 'paid'
      expect(await start(app(), square, order)).toMatchObject({ state: 'PAID' })
    },
  )

  test('at Stripe the same intent is tried again', async () => {
    const order = await ordered(app())
    const { clientSecret } = await start(app(), stripe, order)
    stripe.settle(stripe.refs().at(-1) ?? '', 'declined')
    const { orderId, invoiceId } = order
    expect(await app().refusal(settleInvoice, { orderId, invoiceId })).toMatchObject({
      error: 'payment_declined',
    })
    expect(await start(app(), stripe, order)).toMatchObject({ state: 'OPEN', clientSecret })
  })

  test('the order may be changed after it, not while something is being paid', async () => {
    const order = await ordered(app())
    const { slotId, token, orderId } = order
    const again = () => app().call(createOrder, { serviceId: 'mini', slotId, customer }, { token })
    await run(
      app(),
      sql`insert into addon (business_id, id, service_id, name, fee_minor)
      values (${app().rows.businessId}, 'print', 'mini', 'Print', 1000)`,
    )
    square.next = 'declined'
    await refusalOf(order, { method: 'SQUARE', paymentToken: 'cnon:1' })
    await app().call(holdSlot, { id: slotId, addons: [{ id: 'print', quantity: 1 }] }, { token })
    const changed = await again()
    expect(changed).toMatchObject({ id: orderId, quote: { total: '225.50' } })
    await start(app(), stripe, { ...order, invoiceId: changed.invoices[0]?.id ?? '' })
    await app().call(holdSlot, { id: slotId, addons: [] }, { token })
    expect(await again()).toMatchObject({ id: orderId, quote: { total: '225.50' } })
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

  test('a token that Square needs, and amounts that nobody may name', async () => {
    const order = await ordered(app())
    expect(await refusalOf(order, { method: 'SQUARE' })).toMatchObject({
      status: 400,
      validation: [{ path: 'paymentToken' }],
    })
    for (const named of [{ amount: '0.01' }, { currency: 'JPY' }, { providerRef: 'pi_1' }, { paid: true }])
      expect(await refusalOf(order, named)).toMatchObject({ status: 400 })
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
