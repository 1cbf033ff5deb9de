import { confirmOrder, createOrder, getBooking, getOrder, holdSlot, startPayment } from '@bellows/api'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { fakeStripe } from '../../../test/payments/fake-stripe.ts'
import {
  offerPayments,
  ordered,
  orderedWithoutTime,
  rowsOf,
  run,
  start,
  usePayingApp,
  type Ordered,
} from '../../../test/payments/paying.ts'

const stripe = await fakeStripe()
afterAll(() => stripe.loopback.close())

const app = usePayingApp(stripe)
beforeEach(() => offerPayments(app(), ['STRIPE', 'OUTSIDE']))

const termsChanged = { status: 409, error: 'terms_changed' }

/** The studio asks for more from now on. */
async function edit() {
  await run(app(), sql`update package set total_fee_minor = 21500`)
  await run(app(), sql`update service set updated_at = now()`)
}

const holdAgain = (id: string, { token }: Pick<Ordered, 'token'>) =>
  app().call(holdSlot, { id, packageId: 'basic', addons: [] }, { token })
const orderAgain = ({ slotId, token }: Ordered) =>
  app().call(createOrder, { serviceId: 'mini', slotId: slotId || null }, { token })
const confirm = { method: 'OUTSIDE' } as const
const refusedPayment = ({ orderId, invoiceId, token }: Ordered) =>
  app().refusal(startPayment, { orderId, invoiceId, method: 'STRIPE' }, { token })

describe.each([
  ['of a time', () => ordered(app())],
  ['without time', () => orderedWithoutTime(app())],
] as const)('a hold %s that was priced anew after its order', (_, make) => {
  test('does not confirm at the old price, and is not told to have expired', async () => {
    const order = await make()
    await edit()
    await holdAgain(order.slotId || 'mini', order)
    expect(await app().refusal(confirmOrder, { id: order.orderId, ...confirm }, order)).toMatchObject(
      termsChanged,
    )
    const again = await orderAgain(order)
    expect(again).toMatchObject({
      id: order.orderId,
      quote: { total: '236.50' },
      customer: { firstName: 'Ann' },
    })
    const booked = await app().call(confirmOrder, { id: order.orderId, ...confirm }, order)
    expect(booked).toMatchObject({ status: 'BOOKED', quote: { total: '236.50' } })
  })

  test('begins no payment of the old amount', async () => {
    const order = await make()
    await edit()
    await holdAgain(order.slotId || 'mini', order)
    expect(await refusedPayment(order)).toMatchObject(termsChanged)
    const again = await orderAgain(order)
    expect(await refusedPayment(order)).toMatchObject({ status: 404 })
    expect((await run(app(), sql`select 1 from payment_attempt`)).rows).toEqual([])
    const invoiceId = again.invoices[0]?.id ?? ''
    await start(app(), stripe, { ...order, invoiceId })
    expect((await rowsOf(app(), { ...order, invoiceId })).attempts).toMatchObject([{ amount_minor: 7095 }])
  })

  test('held again as it was, the order stands', async () => {
    const order = await make()
    await holdAgain(order.slotId || 'mini', order)
    expect(await app().call(confirmOrder, { id: order.orderId, ...confirm }, order)).toMatchObject({
      status: 'BOOKED',
    })
  })

  test('what was paid before is booked as it was paid', async () => {
    const order = await make()
    await start(app(), stripe, order)
    stripe.settle(stripe.refs().at(-1) ?? '', 'paid')
    await edit()
    await holdAgain(order.slotId || 'mini', order)
    expect(await app().call(confirmOrder, { id: order.orderId }, order)).toMatchObject({
      status: 'BOOKED',
      quote: { total: '214.50' },
      paid: '64.35',
    })
  })
})

test('without time, a discount that ended is left out of the order that is made again', async () => {
  const end = sql`insert into discount (business_id, package_id, percent, start_at, end_at, max_places)
    values (${app().rows.businessId}, 'basic', 10, now() - interval '1 hour', now() + interval '1 hour', 1)`
  await run(app(), end)
  const order = await orderedWithoutTime(app())
  await run(app(), sql`update discount set used_count = 1`)
  expect(await app().refusal(confirmOrder, { id: order.orderId, ...confirm }, order)).toMatchObject({
    error: 'discount_gone',
  })
  await holdAgain('mini', order)
  expect(await orderAgain(order)).toMatchObject({ id: order.orderId, quote: { total: '214.50' } })
  expect(await app().call(confirmOrder, { id: order.orderId, ...confirm }, order)).toMatchObject({
    status: 'BOOKED',
  })
})

test('without time, a hold says of which edition of the service its price is', async () => {
  const order = await orderedWithoutTime(app())
  const look = () => app().call(getBooking, { id: 'mini' }, order)
  const first = await look()
  expect(first.untimedUpdatedDate).toBe(first.serviceUpdatedDate)
  await edit()
  const edited = await look()
  expect(edited.untimedUpdatedDate).toBe(first.serviceUpdatedDate)
  expect(edited.serviceUpdatedDate).not.toBe(first.serviceUpdatedDate)
  await holdAgain('mini', order)
  expect((await look()).untimedUpdatedDate).toBe(edited.serviceUpdatedDate)
})

test('an order is made again only for whoever has its token', async () => {
  const order = await ordered(app())
  const { slotId } = order
  const input = { serviceId: 'mini', slotId }
  expect(await app().refusal(createOrder, input, { token: 'another-token-of-24-letters' })).toMatchObject({
    status: 400,
  })
  expect(await app().call(getOrder, { id: order.orderId })).toMatchObject({ status: null })
})
