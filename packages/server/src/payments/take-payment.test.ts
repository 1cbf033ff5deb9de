import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fakeStripe } from '../../test/payments/fake-stripe.ts'
import { offerPayments, ordered, rowsOf, run, usePayingApp } from '../../test/payments/paying.ts'
import { endAttempt } from '../store/payments/attempts.ts'
import type { Look, PaymentPort } from './port.ts'
import { takePayment } from './take-payment.ts'

const stripe = await fakeStripe()
afterAll(() => stripe.loopback.close())

const app = usePayingApp(stripe)
beforeEach(() => offerPayments(app(), ['STRIPE']))

interface Meanwhile {
  /** Happens while the provider is asked for its page. */
  meanwhile: (attemptId: string) => Promise<unknown>
}

async function begin({ meanwhile }: Meanwhile) {
  const order = await ordered(app())
  const { orderId, invoiceId } = order
  const scope = app().rows
  const open: Look = { state: 'OPEN', ref: 'cs_1', pageUrl: 'https://pay.example/cs_1', isDeclined: false }
  const port: PaymentPort = {
    method: 'STRIPE',
    takes: () => true,
    start: async ({ id }) => {
      await meanwhile(id)
      return open
    },
    look: () => Promise.resolve(open),
    cancel: () => Promise.resolve(),
    readEvent: () => Promise.reject(new Error('No notice is expected')),
  }
  const till = { ...scope, log: pino({ level: 'silent' }), portOf: () => Promise.resolve(port) }
  const there = {
    description: 'Retainer',
    returnUrl: 'https://studio.example/',
    cancelUrl: 'https://studio.example/',
  }
  return { order, begun: takePayment(till, port, { orderId, invoiceId, ...there }) }
}

test('the page of an attempt that another press closed meanwhile is given to nobody', async () => {
  const { begun } = await begin({ meanwhile: (id) => endAttempt(app().rows, id, 'ABANDONED') })
  await expect(begun).rejects.toMatchObject({ status: 409, error: 'payment_in_progress' })
})

test.each([
  ['cancelled', sql`update invoice set payment_status = 'CANCELED'`],
  ['received', sql`update invoice set payment_status = 'PAID', paid_date = now(), method = 'OUTSIDE'`],
])('the page for an invoice that was %s meanwhile is closed, and given to nobody', async (_, change) => {
  const { order, begun } = await begin({ meanwhile: () => run(app(), change) })
  await expect(begun).rejects.toMatchObject({ status: 402, error: 'payment_closed' })
  expect((await rowsOf(app(), order)).attempts).toMatchObject([{ status: 'ABANDONED' }])
})
