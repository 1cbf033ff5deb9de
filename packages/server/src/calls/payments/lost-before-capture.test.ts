import { createOrder, getOrder, holdSlot, settleInvoice } from '@bellows/api'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { endHold } from '../../../test/holds.ts'
import { fakePaypal } from '../../../test/payments/fake-paypal.ts'
import {
  customer,
  offerPayments,
  ordered,
  rowsOf,
  run,
  start,
  usePayingApp,
  type Ordered,
} from '../../../test/payments/paying.ts'
import { openFullSession, startIn } from '../../testing/full-session.ts'

const paypal = await fakePaypal()
afterAll(() => paypal.loopback.close())

const app = usePayingApp(paypal)
beforeEach(() => offerPayments(app(), ['PAYPAL']))

const session = { id: 'full', startTime: startIn(8), packageId: 'both' }

/** Two hours' session of a day that is open, ordered at one payment. */
async function orderedSession(): Promise<Ordered> {
  await openFullSession(app())
  const { holdToken: token, slot } = await app().call(holdSlot, session)
  const slotId = slot?.id ?? ''
  const { id: orderId, invoices } = await app().call(
    createOrder,
    { serviceId: 'full', slotId, customer },
    { token },
  )
  const [invoiceId = ''] = invoices.map(({ id }) => id)
  return { orderId, invoiceId, laterId: '', slotId, token }
}

/** The visitor approves at PayPal after the hold had ended, and comes back. */
async function backLate(order: Ordered, meanwhile: () => Promise<unknown>) {
  const before = paypal.charges()
  await start(app(), paypal, order)
  await endHold(app().rows, order.slotId)
  await meanwhile()
  paypal.settle(paypal.refs().at(-1) ?? '', 'paid')
  const { orderId, invoiceId, token } = order
  const told = await app()
    .refusal(settleInvoice, { orderId, invoiceId, isReturn: true }, { token })
    .catch(() => null)
  return {
    told,
    charged: paypal.charges() - before,
    status: (await app().call(getOrder, { id: orderId })).status,
  }
}

const nothingTaken = { told: { status: 402, error: 'payment_not_confirmed' }, charged: 0, status: null }

test('nothing is taken for a time that another visitor has by then', async () => {
  const order = await ordered(app())
  const late = await backLate(order, () => app().call(holdSlot, { id: order.slotId }))
  expect(late).toMatchObject(nothingTaken)
  expect((await rowsOf(app(), order)).attempts).toMatchObject([{ status: 'FAILED' }])
})

test('nor for one that the studio has closed since', async () => {
  const order = await ordered(app())
  const close = () => run(app(), sql`update slot set is_disabled = true where id = ${order.slotId}`)
  expect(await backLate(order, close)).toMatchObject(nothingTaken)
})

test('nor for a full session’s', async () => {
  const order = await orderedSession()
  expect(await backLate(order, () => app().call(holdSlot, session))).toMatchObject(nothingTaken)
})

test('what is nobody’s is paid and booked', async () => {
  const late = await backLate(await ordered(app()), async () => undefined)
  expect(late).toEqual({ told: null, charged: 1, status: 'BOOKED' })
  const other = await backLate(await orderedSession(), async () => undefined)
  expect(other).toEqual({ told: null, charged: 1, status: 'BOOKED' })
})
