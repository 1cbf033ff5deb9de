import { moveOrderStatus } from '@bellows/api'
import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { ordered, rowsOf, run, start } from '../../test/payments/paying.ts'
import { useThreeVendors } from '../../test/payments/three-vendors.ts'
import { defaultSettings } from '../base/settings.ts'
import { reconcile } from '../payments/reconcile.ts'

const { app, stripe, vendors } = await useThreeVendors()

const paymentEnvironment = Object.assign({}, ...vendors.map(({ environment }) => environment))
const round = (more = {}) =>
  reconcile({
    database: app().database,
    log: pino({ level: 'silent' }),
    settings: { ...defaultSettings, paymentEnvironment: { ...paymentEnvironment, ...more } },
  })
const older = (age: string) =>
  run(app(), sql`update payment_attempt set created_at = now() - ${age}::interval`)

test.each(vendors.map((vendor) => [vendor.method, vendor] as const))(
  '%s: money that is on its way is waited for, not given up, for days without a notice',
  async (_, vendor) => {
    const order = await ordered(app())
    await start(app(), vendor, order)
    const ref = vendor.refs().at(-1) ?? ''
    vendor.settle(ref, 'on its way')
    for (const age of ['31 minutes', '4 days', '29 days']) {
      await older(age)
      await round()
      expect((await rowsOf(app(), order)).attempts).toMatchObject([{ status: 'CREATED' }])
    }
    vendor.settle(ref, 'paid')
    await round()
    expect(await rowsOf(app(), order)).toMatchObject({
      attempts: [{ status: 'SUCCEEDED' }],
      invoice: { payment_status: 'PAID' },
      news: ['invoice.paid', 'order.booked'],
    })
  },
)

test('money that never comes is not asked about for ever', async () => {
  const order = await ordered(app())
  await start(app(), stripe, order)
  stripe.settle(stripe.refs().at(-1) ?? '', 'on its way')
  await older('3 minutes')
  await round()
  await older('31 days')
  const before = stripe.loopback.asked.length
  await round()
  expect(stripe.loopback.asked).toHaveLength(before)
})

test('what is cancelled while another provider keeps the round waiting is not taken', async () => {
  const paypal = vendors.find(({ method }) => method === 'PAYPAL')
  if (!paypal) throw new Error('PayPal is missing')
  await start(app(), stripe, await ordered(app()))
  const order = await ordered(app())
  await start(app(), paypal, order)
  paypal.settle(paypal.refs().at(-1) ?? '', 'paid')
  await older('3 minutes')
  const [asked, charges] = [stripe.loopback.asked.length, paypal.charges()]
  stripe.loopback.fault = 'silence'
  const rounded = round({ STRIPE_TIMEOUT: '1500' })
  await vi.waitUntil(() => stripe.loopback.asked.length > asked)
  const cancelled = { id: order.orderId, status: 'CANCELLED' as const }
  await app().call(moveOrderStatus, cancelled, { ownerOf: app().rows.businessId })
  await rounded
  stripe.loopback.fault = 'none'
  expect(paypal.charges()).toBe(charges)
  expect(await rowsOf(app(), order)).toMatchObject({ invoice: { payment_status: 'CANCELED' } })
})
