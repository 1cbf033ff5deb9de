import { startPayment } from '@bellows/api'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fakeStripe } from '../../test/payments/fake-stripe.ts'
import { offerPayments, ordered, rowsOf, run, start, usePayingApp } from '../../test/payments/paying.ts'
import { defaultSettings } from '../base/settings.ts'
import { reconcile } from '../payments/reconcile.ts'

const stripe = await fakeStripe()
afterAll(() => stripe.loopback.close())

const app = usePayingApp(stripe)
beforeEach(() => offerPayments(app(), ['STRIPE']))

const round = () =>
  reconcile({
    database: app().database,
    log: pino({ level: 'silent' }),
    settings: { ...defaultSettings, paymentEnvironment: stripe.environment },
  })
const older = (minutes: number) =>
  run(app(), sql`update payment_attempt set created_at = now() - make_interval(mins => ${minutes})`)

test('a payment that nobody came back for is settled and booked', async () => {
  const order = await ordered(app())
  await start(app(), stripe, order)
  stripe.settle(stripe.refs().at(-1) ?? '', 'paid')
  await round()
  expect((await rowsOf(app(), order)).invoice.payment_status).toBe('PENDING')
  await older(3)
  await Promise.all([round(), round(), round()])
  expect(await rowsOf(app(), order)).toMatchObject({
    invoice: { payment_status: 'PAID' },
    order: { status: 'BOOKED' },
    news: ['invoice.paid', 'order.booked'],
  })
})

test('what a crash left between payment and booking is booked', async () => {
  const order = await ordered(app())
  await start(app(), stripe, order)
  await run(app(), sql`update payment_attempt set status = 'SUCCEEDED'`)
  await run(
    app(),
    sql`update invoice set payment_status = 'PAID', paid_date = now(), method = 'STRIPE', provider_ref = 'pi_x'
    where id = ${order.invoiceId}`,
  )
  await round()
  expect((await rowsOf(app(), order)).order.status).toBe('BOOKED')
})

test('an attempt is closed after half an hour, at the provider’s first', async () => {
  const order = await ordered(app())
  await start(app(), stripe, order)
  await older(29)
  await round()
  expect((await rowsOf(app(), order)).attempts[0]?.status).toBe('CREATED')
  await older(31)
  stripe.loopback.fault = 'error'
  await round()
  stripe.loopback.fault = 'none'
  expect((await rowsOf(app(), order)).attempts[0]?.status).toBe('CREATED')
  await round()
  expect((await rowsOf(app(), order)).attempts[0]?.status).toBe('ABANDONED')
  expect(stripe.loopback.asked.at(-1)?.path).toMatch(/\/expire$/)
  const { orderId, invoiceId, token } = order
  const again = await app().call(startPayment, { orderId, invoiceId, method: 'STRIPE' }, { token })
  expect(again.state).toBe('OPEN')
})
