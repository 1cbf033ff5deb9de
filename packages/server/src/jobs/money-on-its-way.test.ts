import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ordered, rowsOf, run, start } from '../../test/payments/paying.ts'
import { useThreeVendors } from '../../test/payments/three-vendors.ts'
import { defaultSettings } from '../base/settings.ts'
import { reconcile } from '../payments/reconcile.ts'

const { app, stripe, vendors } = await useThreeVendors()

const paymentEnvironment = Object.assign({}, ...vendors.map(({ environment }) => environment))
const round = () =>
  reconcile({
    database: app().database,
    log: pino({ level: 'silent' }),
    settings: { ...defaultSettings, paymentEnvironment },
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
