import { confirmOrder, settleInvoice, settleInvoices } from '@bellows/api'
import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { defaultSettings } from '../../src/base/settings.ts'
import { reconcile } from '../../src/payments/reconcile.ts'
import { checkInvariants } from '../invariants.ts'
import { fakePaypal } from './fake-paypal.ts'
import { fakeSquare } from './fake-square.ts'
import { fakeStripe } from './fake-stripe.ts'
import { offerPayments, ordered, rowsOf, run, send, start, usePayingApp } from './paying.ts'
import type { Fate } from './vendor.ts'

const vendors = await Promise.all([fakeStripe(), fakePaypal(), fakeSquare()])
afterAll(() => Promise.all(vendors.map(({ loopback }) => loopback.close())))

const isWhole = process.env['TEST_PAYMENTS'] === 'all'
/** Askers at once: nine of each kind. */
const ASKERS = 45
const rounds = Array.from({ length: isWhole ? 10 : 1 }, (_, index) => index + 1)

/** All seven for each vendor in the whole run; otherwise all seven over the three. */
const mismatches: readonly Fate[] = [
  'wrong amount',
  'wrong currency',
  'of another invoice',
  'refunded',
  'untouched',
  'declined',
  'cancelled',
]

describe.each(vendors.map((vendor) => [vendor.method, vendor] as const))(
  'everybody asks at once, %s',
  (method, vendor) => {
    const app = usePayingApp(vendor)
    beforeEach(() => offerPayments(app(), [method]))

    async function asked(fate: Fate) {
      const order = await ordered(app())
      await start(app(), vendor, order)
      const ref = vendor.refs().at(-1) ?? ''
      vendor.settle(ref, fate)
      await run(app(), sql`update payment_attempt set created_at = now() - interval '3 minutes'`)
      const { orderId, invoiceId, token } = order
      const settings = { ...defaultSettings, paymentEnvironment: vendor.environment }
      const log = pino({ level: 'silent' })
      const kinds: (() => Promise<unknown>)[] = [
        () => app().call(settleInvoice, { orderId, invoiceId }),
        () => app().call(settleInvoices, { orderId }),
        () => app().call(confirmOrder, { id: orderId, method }, { token }),
        () => send(app(), vendor, vendor.notice(ref)),
        () => reconcile({ database: app().database, log, settings }),
      ]
      const ask = (_: unknown, index: number) => kinds[index % kinds.length]?.() ?? Promise.resolve()
      await Promise.allSettled(Array.from({ length: ASKERS }, ask))
      const broken = (await checkInvariants(app().database.pool)).filter(({ rows }) => rows > 0)
      return { ...(await rowsOf(app(), order)), broken }
    }

    test.each(rounds)('paid: settled once, booked once, money taken once (%i)', async () => {
      const before = vendor.charges()
      const { invoice, order, news, broken } = await asked('paid')
      expect({ paid: invoice.payment_status, booked: order.status }).toEqual({
        paid: 'PAID',
        booked: 'BOOKED',
      })
      expect(news).toEqual(['invoice.paid', 'order.booked'])
      expect(vendor.charges() - before).toBe(1)
      expect(broken).toEqual([])
    })

    const own = mismatches.filter((_, index) => isWhole || index % vendors.length === vendors.indexOf(vendor))

    test.each(own)('%s: nobody makes it paid', async (fate) => {
      const { invoice, order, news, broken } = await asked(fate)
      expect({ paid: invoice.payment_status, booked: order.status }).toEqual({
        paid: 'PENDING',
        booked: null,
      })
      expect(news.filter((kind) => kind === 'invoice.paid' || kind === 'order.booked')).toEqual([])
      expect(broken).toEqual([])
    })
  },
)
