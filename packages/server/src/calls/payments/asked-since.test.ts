import { settleInvoice } from '@bellows/api'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { fakeStripe } from '../../../test/payments/fake-stripe.ts'
import { offerPayments, ordered, send, start, usePayingApp } from '../../../test/payments/paying.ts'
import { putContent, putSettings, signOne } from '../../testing/booked.ts'

const stripe = await fakeStripe()
afterAll(() => stripe.loopback.close())

const app = usePayingApp(stripe)
beforeEach(() => offerPayments(app(), ['STRIPE']))

const agreement = { id: 'agreement', name: 'Agreement', body: '<p>{{client}} books.</p>', version: 'v1' }
const question = { id: 'colour', title: 'Which colour?', type: 'SHORT_TEXT' }

/** The owner publishes while the visitor is at the provider's. */
async function askMore(): Promise<void> {
  await putSettings(app(), { contracts: [agreement] })
  await putContent(app(), { contractTemplates: ['agreement'], questionnaire: { questions: [question] } })
}

test('what is asked for since a payment was begun stands in no paid booking’s way, and is done afterwards', async () => {
  const order = await ordered(app())
  await start(app(), stripe, order)
  await askMore()
  const ref = stripe.refs().at(-1) ?? ''
  stripe.settle(ref, 'paid')
  expect(await send(app(), stripe, stripe.notice(ref))).toBe(200)
  const { orderId, invoiceId } = order
  const booked = await app().call(settleInvoice, { orderId, invoiceId, isReturn: true })
  expect(booked).toMatchObject({ status: 'BOOKED', signContracts: [{ id: 'agreement', signedDate: null }] })
  const { signature } = await signOne(app(), order, 'agreement')
  expect(signature).toMatchObject({ name: 'Ann Booker' })
})
