import { confirmOrder, settleInvoice, settleInvoices, type ApiError } from '@bellows/api'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { reconcile } from '../../src/payments/reconcile.ts'
import { defaultSettings } from '../../src/base/settings.ts'
import type { TestApp } from '../../src/testing/test-app.ts'
import { checkInvariants } from '../invariants.ts'
import { fakePaypal } from './fake-paypal.ts'
import { fakeSquare } from './fake-square.ts'
import { fakeStripe } from './fake-stripe.ts'
import type { Fault } from './loopback.ts'
import { askers, oracle, type Asker } from './oracle.ts'
import { offerPayments, ordered, rowsOf, run, send, start, usePayingApp, type Ordered } from './paying.ts'
import { fates, type Fate, type FakeVendor } from './vendor.ts'

const vendors = await Promise.all([fakeStripe(), fakePaypal(), fakeSquare()])
afterAll(() => Promise.all(vendors.map(({ loopback }) => loopback.close())))

/** Every case in the whole run, a tenth otherwise: a stride that meets each vendor, situation and asker. */
const stride = process.env['TEST_PAYMENTS'] === 'all' ? 1 : 11
const faults: readonly Fault[] = ['error', 'silence', 'reset', 'garbage']

interface Case {
  vendor: FakeVendor
  fate: Fate
  fault: Fault
  asker: Asker
}

const situations = [
  ...fates.map((fate) => ({ fate, fault: 'none' as const })),
  ...faults.map((fault) => ({ fate: 'paid' as const, fault })),
]
const cases: Case[] = vendors.flatMap((vendor) =>
  situations.flatMap((situation) => askers.map((asker) => ({ vendor, ...situation, asker }))),
)
const titled = cases
  .filter((_, index) => index % stride === 0)
  .map((one) => [`${one.vendor.method}, ${one.fate}, ${one.fault}, asked by ${one.asker}`, one] as const)

interface Brought {
  order: Ordered
  ref: string
}

/** Brings the payment to its fate at the vendor's, unseen by our server. */
async function bring(app: TestApp, { vendor, fate }: Case): Promise<Brought> {
  const order = await ordered(app)
  const before = vendor.refs().length
  await start(app, vendor, order)
  const ref = vendor.refs()[before] ?? ''
  vendor.settle(ref, fate)
  return { order, ref }
}

const statusOf = async (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (cause: ApiError) => cause.status,
  )

async function ask(app: TestApp, one: Case, { order, ref }: Brought) {
  const { orderId, invoiceId, token } = order
  const { vendor, asker } = one
  if (asker === 'one invoice') return statusOf(app.call(settleInvoice, { orderId, invoiceId }))
  if (asker === 'all invoices') return statusOf(app.call(settleInvoices, { orderId }))
  if (asker === 'confirm')
    return statusOf(app.call(confirmOrder, { id: orderId, method: vendor.method }, { token }))
  if (asker === 'webhook') return send(app, vendor, vendor.notice(ref))
  await run(app, sql`update payment_attempt set created_at = now() - interval '3 minutes'`)
  const settings = { ...defaultSettings, paymentEnvironment: vendor.environment }
  await reconcile({ database: app.database, log: pino({ level: 'silent' }), settings })
  return 0
}

describe.each(vendors.map((vendor) => [vendor.method, vendor] as const))(
  'nobody marks themselves paid, %s',
  (_, vendor) => {
    const app = usePayingApp(vendor)
    beforeEach(() => offerPayments(app(), [vendor.method]))

    test.each(titled.filter(([, one]) => one.vendor === vendor))('%s', async (_title, one) => {
      const brought = await bring(app(), one)
      vendor.loopback.fault = one.fault
      const status = await ask(app(), one, brought).finally(() => (vendor.loopback.fault = 'none'))
      const { invoice, order, news } = await rowsOf(app(), brought.order)
      const expected = oracle(vendor, one)
      expect({ isPaid: invoice.payment_status === 'PAID', status }).toEqual(expected)
      expect(order.status).toBe(expected.isPaid ? 'BOOKED' : null)
      expect(news.includes('invoice.paid')).toBe(expected.isPaid)
      expect((await checkInvariants(app().database.pool)).filter(({ rows }) => rows > 0)).toEqual([])
    })
  },
)
