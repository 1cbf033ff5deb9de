import { MINUTE } from '@bellows/domain'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fakePaypal } from '../../test/payments/fake-paypal.ts'
import { fakeSquare } from '../../test/payments/fake-square.ts'
import { fakeStripe } from '../../test/payments/fake-stripe.ts'
import {
  offerPayments,
  ordered,
  rowsOf,
  run,
  send,
  start,
  usePayingApp,
  type Ordered,
} from '../../test/payments/paying.ts'
import type { FakeVendor, Sent } from '../../test/payments/vendor.ts'
import { sentBy } from '../testing/mailroom.ts'
import { addSite, useTestApp } from '../testing/test-app.ts'

const DAY = 24 * 60 * MINUTE
const vendors = await Promise.all([fakeStripe(), fakePaypal(), fakeSquare()])
afterAll(() => Promise.all(vendors.map(({ loopback }) => loopback.close())))

/** How old a notice may be: Stripe signs each sending anew, the others send the first for days. */
const tooOld: Record<FakeVendor['method'], number> = { STRIPE: 6 * MINUTE, PAYPAL: 4 * DAY, SQUARE: 4 * DAY }

/** Still the same JSON, in other bytes. */
const altered = ({ raw, headers }: Sent): Sent => ({ raw: raw.replace('{', '{ '), headers })
const otherLetter = (text: string) =>
  `${text.slice(0, -5)}${text.at(-5) === 'A' ? 'B' : 'A'}${text.slice(-4)}`
const badlySigned = ({ raw, headers }: Sent): Sent => {
  const changed = Object.entries(headers).map(([name, value]) => [
    name,
    name.includes('sig') ? otherLetter(value) : value,
  ])
  return { raw, headers: Object.fromEntries(changed) }
}

describe.each(vendors.map((vendor) => [vendor.method, vendor] as const))(
  'notices of %s',
  (method, vendor) => {
    const app = usePayingApp(vendor)
    beforeEach(() => offerPayments(app(), [method]))

    /** Paid at the vendor's, and our server does not know. */
    async function paidUnseen(): Promise<{ order: Ordered; ref: string }> {
      const order = await ordered(app())
      await start(app(), vendor, order)
      const ref = vendor.refs().at(-1) ?? ''
      vendor.settle(ref, 'paid')
      return { order, ref }
    }

    test('a good one settles and books, a second and a third sending do nothing', async () => {
      const { order, ref } = await paidUnseen()
      const notice = vendor.notice(ref)
      expect(await send(app(), vendor, notice)).toBe(200)
      const before = await rowsOf(app(), order)
      expect(before).toMatchObject({ invoice: { payment_status: 'PAID' }, order: { status: 'BOOKED' } })
      const asked = vendor.loopback.asked.length
      expect(await Promise.all([send(app(), vendor, notice), send(app(), vendor, notice)])).toEqual([
        200, 200,
      ])
      expect(await rowsOf(app(), order)).toEqual(before)
      const lookups = vendor.loopback.asked.slice(asked).filter(({ path }) => !path.includes('verify'))
      expect(lookups).toEqual([])
    })

    test('16 sendings at once settle once', async () => {
      const { order, ref } = await paidUnseen()
      const notice = vendor.notice(ref)
      const statuses = await Promise.all(Array.from({ length: 16 }, () => send(app(), vendor, notice)))
      // A crowd may be asked to send again, as a provider does.
      for (const status of statuses) expect([200, 503]).toContain(status)
      expect(await send(app(), vendor, notice)).toBe(200)
      expect((await rowsOf(app(), order)).news).toEqual(['invoice.paid', 'order.booked'])
    })

    test('out of order: what is true now counts', async () => {
      const { order, ref } = await paidUnseen()
      const late = vendor.notice(ref, { kind: 'failed', at: Date.now() - MINUTE })
      expect(await send(app(), vendor, vendor.notice(ref))).toBe(200)
      expect(await send(app(), vendor, late)).toBe(200)
      expect((await rowsOf(app(), order)).invoice.payment_status).toBe('PAID')
      const other = await paidUnseen()
      expect(await send(app(), vendor, vendor.notice(other.ref, { kind: 'failed' }))).toBe(200)
      expect((await rowsOf(app(), other.order)).invoice.payment_status).toBe('PAID')
    })

    test('one that lies is not believed: the vendor is asked', async () => {
      const order = await ordered(app())
      await start(app(), vendor, order)
      expect(await send(app(), vendor, vendor.notice(vendor.refs().at(-1) ?? ''))).toBe(200)
      expect((await rowsOf(app(), order)).invoice.payment_status).toBe('PENDING')
    })

    test.each([
      ['badly signed', badlySigned],
      ['altered', altered],
      ['without its signature', ({ raw }: Sent): Sent => ({ raw, headers: {} })],
      ['no notice at all', (): Sent => ({ raw: '[]', headers: {} })],
    ] as const)('%s: 400, nothing changes', async (_, spoil) => {
      const { order, ref } = await paidUnseen()
      const before = await rowsOf(app(), order)
      expect(await send(app(), vendor, spoil(vendor.notice(ref)))).toBe(400)
      expect(await rowsOf(app(), order)).toEqual(before)
      expect((await run(app(), sql`select 1 from payment_event`)).rows).toEqual([])
    })

    test('too old: 400; within its time: taken', async () => {
      const { order, ref } = await paidUnseen()
      const age = tooOld[vendor.method]
      expect(await send(app(), vendor, vendor.notice(ref, { at: Date.now() - age }))).toBe(400)
      expect((await rowsOf(app(), order)).invoice.payment_status).toBe('PENDING')
      expect(await send(app(), vendor, vendor.notice(ref, { at: Date.now() - age / 2 }))).toBe(200)
      expect((await rowsOf(app(), order)).invoice.payment_status).toBe('PAID')
    })

    test('of another studio’s payment: taken in, and nothing happens', async () => {
      const { order, ref } = await paidUnseen()
      await addSite(app().database, 'other.test')
      const { raw, headers } = vendor.notice(ref)
      const path = `/api/webhooks/${method.toLowerCase()}`
      expect((await app().post(path, raw, { ...headers, host: 'other.test' })).status).toBe(200)
      expect((await rowsOf(app(), order)).invoice.payment_status).toBe('PENDING')
    })

    test('while the vendor does not answer it is asked for again', async () => {
      const { order, ref } = await paidUnseen()
      const notice = vendor.notice(ref)
      vendor.loopback.fault = 'error'
      expect(await send(app(), vendor, notice)).toBe(503)
      vendor.loopback.fault = 'none'
      expect(await send(app(), vendor, notice)).toBe(200)
      expect((await rowsOf(app(), order)).invoice.payment_status).toBe('PAID')
    })

    test.each(['refunded', 'disputed'] as const)(
      'money that is %s later is told; the invoice keeps its status',
      async (kind) => {
        const { order, ref } = await paidUnseen()
        await send(app(), vendor, vendor.notice(ref))
        const back = vendor.notice(ref, { kind })
        vendor.settle(ref, kind)
        expect(await send(app(), vendor, back)).toBe(200)
        expect(await send(app(), vendor, back)).toBe(200)
        const { invoice, news } = await rowsOf(app(), order)
        expect(invoice.payment_status).toBe('PAID')
        expect(news).toEqual(['invoice.paid', 'order.booked', 'payment.reversed'])
      },
    )

    test('a dispute is told where some of the money had gone back before, once', async () => {
      const { order, ref } = await paidUnseen()
      await send(app(), vendor, vendor.notice(ref))
      for (const kind of ['refunded', 'disputed', 'refunded', 'disputed'] as const)
        expect(await send(app(), vendor, vendor.notice(ref, { kind }))).toBe(200)
      const { news } = await rowsOf(app(), order)
      expect(news).toEqual(['invoice.paid', 'order.booked', 'payment.reversed', 'payment.reversed'])
      const letters = (await sentBy(app())).filter(({ subject }) => subject.startsWith('Please look'))
      const words = letters.map(({ text }) => /refunded|disputed/.exec(text)?.[0] ?? '')
      expect(new Set(words)).toEqual(new Set(['disputed', 'refunded']))
      expect(letters[0]?.text).toMatch(/^Payment: \S+, (?:Stripe|PayPal|Square)$/m)
    })

    test('only JSON, only by POST, and nothing personal is logged', async () => {
      const { ref } = await paidUnseen()
      const { raw, headers } = vendor.notice(ref)
      const path = `/api/webhooks/${method.toLowerCase()}`
      expect((await app().post(path, raw, { ...headers, 'content-type': 'text/plain' })).status).toBe(415)
      expect((await app().fetch(path)).status).toBe(404)
      expect(JSON.stringify(app().logged)).not.toContain(ref)
    })
  },
)

describe('without keys', () => {
  const app = useTestApp()

  test.each(['stripe', 'paypal', 'square', 'outside', 'x'])('%s has no webhook', async (name) => {
    expect((await app().post(`/api/webhooks/${name}`, '{}')).status).toBe(404)
  })
})
