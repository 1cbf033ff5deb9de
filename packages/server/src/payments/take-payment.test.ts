import { pino } from 'pino'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fakeStripe } from '../../test/payments/fake-stripe.ts'
import { offerPayments, ordered, usePayingApp } from '../../test/payments/paying.ts'
import { endAttempt } from '../store/payments/attempts.ts'
import type { PaymentPort } from './port.ts'
import { takePayment } from './take-payment.ts'

const stripe = await fakeStripe()
afterAll(() => stripe.loopback.close())

const app = usePayingApp(stripe)
beforeEach(() => offerPayments(app(), ['STRIPE']))

test('the page of an attempt that another press closed meanwhile is given to nobody', async () => {
  const { orderId, invoiceId } = await ordered(app())
  const scope = app().rows
  const port: PaymentPort = {
    method: 'STRIPE',
    takes: () => true,
    start: async ({ id }) => {
      await endAttempt(scope, id, 'ABANDONED')
      return { state: 'OPEN', ref: 'cs_1', pageUrl: 'https://pay.example/cs_1', isDeclined: false }
    },
    look: () => Promise.resolve({ state: 'UNKNOWN' }),
    cancel: () => Promise.resolve(),
    readEvent: () => Promise.reject(new Error('No notice is expected')),
  }
  const till = { ...scope, log: pino({ level: 'silent' }), portOf: () => Promise.resolve(port) }
  const there = {
    description: 'Retainer',
    returnUrl: 'https://studio.example/',
    cancelUrl: 'https://studio.example/',
  }
  const begun = takePayment(till, port, { orderId, invoiceId, ...there })
  await expect(begun).rejects.toMatchObject({ status: 409, error: 'payment_in_progress' })
})
