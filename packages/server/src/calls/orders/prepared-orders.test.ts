import { confirmOrder, createOrder, getOrder, getPendingOrder, holdSlot } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { addPackage, addService, addSlot, minutesFromNow } from '../../../test/studio-fixture.ts'
import { cancelOrder } from '../../store/orders/cancel-order.ts'
import { pendingId, prepareOrder } from '../../testing/prepared-order.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const contact = { fullName: 'Di Asker', email: 'di@people.example', phone: '+1 555 010 0500' }
const orders = async () => (await run(sql`select id, status from orders order by id`)).rows
async function held(row: Parameters<typeof addSlot>[1]) {
  const slotId = await addSlot(app().rows, row)
  const { holdToken: token } = await app().call(holdSlot, { id: slotId })
  return { slotId, token }
}

const later = { start_time: minutesFromNow(9000), end_time: minutesFromNow(9020) }

const prepared = (terms?: Parameters<typeof prepareOrder>[1]) => prepareOrder(app(), terms)

/** The same without a package, for nothing. */
async function unnamed() {
  const slotId = await prepared()
  await run(sql`delete from invoice`)
  await run(sql`update orders set package_id = null, total_minor = 0,
    quote = quote || '{"lines": [], "subtotal": "0.00", "total": "0.00", "dueToday": "0.00"}'`)
  return slotId
}

describe('an order that the owner prepared', () => {
  test('shows what is agreed, what is kept and what need not be asked', async () => {
    const slotId = await prepared()
    expect(await app().call(getPendingOrder, { id: pendingId })).toMatchObject({
      state: 'open',
      slotId,
      holdToken: pendingId,
      settled: ['select-package', 'select-addons', 'your-information'],
      order: { id: pendingId, quote: { total: '150.00' }, customer: { firstName: 'Di' } },
    })
    const response = await app().fetch(`/api/public/orders/${pendingId}/pending`)
    expect(await response.text()).not.toContain(contact.phone)
  })

  test('says on its own page that it is prepared, and for when, until it is booked', async () => {
    const slotId = await prepared()
    const token = pendingId
    const read = () => app().call(getOrder, { id: pendingId })
    const { startTime } = await app().call(getPendingOrder, { id: pendingId })
    expect(startTime).not.toBeNull()
    expect(await read()).toMatchObject({ slot: null, prepared: { startTime } })
    await app().call(holdSlot, { id: slotId }, { token })
    await app().call(createOrder, { serviceId: 'mini', slotId, orderId: pendingId }, { token })
    await app().call(confirmOrder, { id: pendingId }, { token })
    expect(await read()).toMatchObject({ status: 'BOOKED', prepared: null })
  })

  test('tells who books where that is still to be completed', async () => {
    await prepared()
    const known = { fullName: contact.fullName, email: contact.email }
    await run(sql`update orders set contact = ${JSON.stringify(known)}::jsonb`)
    expect(await app().call(getPendingOrder, { id: pendingId })).toMatchObject({
      settled: ['select-package', 'select-addons'],
      customer: { ...known, phone: '' },
    })
  })

  test('is held, ordered and booked at the agreed price, in its own row', async () => {
    const slotId = await prepared()
    const token = pendingId
    const state = await app().call(holdSlot, { id: slotId }, { token })
    expect(state).toMatchObject({ packageId: 'basic', quote: { total: '150.00' } })
    const sent = { serviceId: 'mini', slotId, orderId: pendingId }
    expect(await app().call(createOrder, sent, { token })).toMatchObject({
      id: pendingId,
      quote: { total: '150.00' },
    })
    await app().call(confirmOrder, { id: pendingId }, { token })
    expect(await orders()).toEqual([{ id: pendingId, status: 'BOOKED' }])
    expect(await app().call(getPendingOrder, { id: pendingId })).toMatchObject({
      state: 'booked',
      holdToken: null,
    })
    expect((await run(sql`select sum(amount_minor)::int as sum from invoice`)).rows).toEqual([
      { sum: 15_000 },
    ])
  })

  test('without a kept slot any time is chosen, and the order is named', async () => {
    await prepared({ keeps: false })
    expect(await app().call(getPendingOrder, { id: pendingId })).toMatchObject({
      slotId: null,
      holdToken: null,
    })
    const slotId = await addSlot(app().rows, later)
    const { holdToken: token } = await app().call(holdSlot, { id: slotId, orderId: pendingId })
    await app().call(createOrder, { serviceId: 'mini', slotId, orderId: pendingId }, { token })
    await app().call(confirmOrder, { id: pendingId }, { token })
    expect(await app().call(getOrder, { id: pendingId })).toMatchObject({
      status: 'BOOKED',
      slot: { id: slotId },
    })
  })

  test('without a kept slot its price holds at any time, and a time’s own fee comes on top', async () => {
    await prepared({ keeps: false })
    const at = (minutes: number, more = {}) =>
      addSlot(app().rows, {
        start_time: minutesFromNow(minutes),
        end_time: minutesFromNow(minutes + 20),
        ...more,
      })
    const [plain, golden] = [await at(9000), await at(9100, { premium_fee_minor: 4500 })]
    const first = await app().call(holdSlot, { id: plain, orderId: pendingId })
    expect(first).toMatchObject({ packageId: 'basic', quote: { total: '150.00', dueToday: '150.00' } })
    const token = first.holdToken
    const other = { id: golden, orderId: pendingId, isPremiumAccepted: true }
    expect(await app().call(holdSlot, other, { token })).toMatchObject({ quote: { total: '195.00' } })
    await app().call(createOrder, { serviceId: 'mini', slotId: golden, orderId: pendingId }, { token })
    await app().call(confirmOrder, { id: pendingId }, { token })
    expect(await orders()).toEqual([{ id: pendingId, status: 'BOOKED' }])
  })

  test('its price makes no other order than its own', async () => {
    await prepared({ keeps: false })
    const slotId = await addSlot(app().rows, later)
    const { holdToken: token } = await app().call(holdSlot, { id: slotId, orderId: pendingId })
    const sent = { serviceId: 'mini', slotId, customer: { ...contact, emailConfirm: contact.email } }
    const made = await app().call(createOrder, sent, { token })
    expect(made.id).toBe(pendingId)
    await app().call(confirmOrder, { id: pendingId }, { token })
    const next = await addSlot(app().rows, later)
    const refusal = await app().refusal(holdSlot, { id: next, orderId: pendingId })
    expect(refusal).toMatchObject({ status: 409, error: 'order_closed' })
    expect((await app().call(holdSlot, { id: next })).quote?.subtotal).not.toBe('150.00')
  })

  test('paid in part before it has a time, it keeps what was agreed and gets the time', async () => {
    await prepared({ keeps: false })
    await run(sql`update orders set slot_id = null, shoot_start = null, shoot_end = null`)
    await run(sql`update invoice set payment_status = 'PAID', method = 'OUTSIDE', paid_date = now()`)
    const slotId = await addSlot(app().rows, later)
    const { holdToken: token } = await app().call(holdSlot, { id: slotId, orderId: pendingId })
    await app().call(createOrder, { serviceId: 'mini', slotId, orderId: pendingId }, { token })
    expect(await app().call(confirmOrder, { id: pendingId }, { token })).toMatchObject({
      status: 'BOOKED',
      slot: { id: slotId, status: 'BOOKED' },
      quote: { total: '150.00' },
      invoices: [{ paymentStatus: 'PAID', amount: '150.00' }],
    })
  })

  test('of a service without time is booked without one', async () => {
    const { businessId } = app().rows
    await addService(app().rows, { id: 'album', is_mini_session: false, is_booking_without_time: true })
    await run(sql`insert into orders (business_id, id, origin, service_id, contact, currency, locale)
      values (${businessId}, ${pendingId}, 'OWNER', 'album', ${JSON.stringify(contact)}::jsonb, 'USD', 'en-US')`)
    const { holdToken: token } = await app().call(holdSlot, { id: 'album' })
    await app().call(createOrder, { serviceId: 'album', slotId: null, orderId: pendingId }, { token })
    expect(await app().call(confirmOrder, { id: pendingId }, { token })).toMatchObject({
      id: pendingId,
      status: 'BOOKED',
      slot: null,
    })
  })

  describe('without a package, of a service that has packages', () => {
    const token = pendingId
    const chooseFirst = { error: 'step_required', validation: [{ path: 'select-package' }] }

    test('is held at the price of the only package, at its own time or another', async () => {
      const priced = { packageId: 'basic', quote: { subtotal: '195.00' } }
      const kept = { id: await unnamed(), orderId: pendingId }
      expect(await app().call(holdSlot, kept, { token })).toMatchObject(priced)
      const chosen = { id: await addSlot(app().rows, later), orderId: pendingId }
      expect(await app().call(holdSlot, chosen)).toMatchObject(priced)
    })

    test('makes no order before one of several is chosen', async () => {
      const slotId = await unnamed()
      await addPackage(app().rows, { id: 'other' })
      const sent = { serviceId: 'mini', slotId, orderId: pendingId }
      expect(await app().call(holdSlot, { id: slotId }, { token })).toMatchObject({ quote: null })
      expect(await app().refusal(createOrder, sent, { token })).toMatchObject(chooseFirst)
      await app().call(holdSlot, { id: slotId, packageId: 'other' }, { token })
      await app().call(createOrder, sent, { token })
      const booked = await app().call(confirmOrder, { id: pendingId }, { token })
      expect(booked).toMatchObject({ status: 'BOOKED', quote: { subtotal: '195.00' } })
    })

    test('is not booked where the packages came after it was ordered', async () => {
      const slotId = await unnamed()
      await run(sql`update package set is_offered = false`)
      await app().call(holdSlot, { id: slotId }, { token })
      await app().call(createOrder, { serviceId: 'mini', slotId, orderId: pendingId }, { token })
      await run(sql`update package set is_offered = true`)
      expect(await app().refusal(confirmOrder, { id: pendingId }, { token })).toMatchObject(chooseFirst)
      expect(await orders()).toEqual([{ id: pendingId, status: null }])
    })
  })

  test('withdrawn, or over, it is closed, and its slot is everyone’s again', async () => {
    const kept = await prepared()
    expect(await app().refusal(holdSlot, { id: kept })).toMatchObject({ error: 'slot_taken' })
    await run(
      sql`update orders set shoot_start = now() - interval '2 hours', shoot_end = now() - interval '1 hour'`,
    )
    await run(sql`update slot set offer_until = now() - interval '2 hours'`)
    expect(await app().call(getPendingOrder, { id: pendingId })).toMatchObject({
      state: 'closed',
      slotId: null,
    })
    await cancelOrder(app().rows, { orderId: pendingId, reason: '', outboxId: 'cancelled' })
    expect(await app().call(getPendingOrder, { id: pendingId })).toMatchObject({ state: 'closed' })
    const { slotId, token } = await held(later)
    const sent = { serviceId: 'mini', slotId, orderId: pendingId }
    expect(await app().refusal(createOrder, sent, { token })).toMatchObject({
      status: 409,
      error: 'order_closed',
    })
    expect(await app().call(holdSlot, { id: kept })).toMatchObject({ slot: { id: kept } })
  })

  test('a visitor’s draft, another studio’s order, and one of another service are not found', async () => {
    await prepared({ origin: 'VISITOR', keeps: false })
    const missing = await app().refusal(getPendingOrder, { id: 'nobodysorder000000000000' })
    expect(missing).toMatchObject({ status: 404 })
    expect(await app().refusal(getPendingOrder, { id: pendingId })).toEqual(missing)
    await run(sql`update orders set origin = 'OWNER'`)
    await addSite(app().database, 'other.test')
    expect(await app().refusal(getPendingOrder, { id: pendingId }, { host: 'other.test' })).toEqual(missing)
    await addService(app().rows, { id: 'other' })
    const { slotId, token } = await held({ service_id: 'other' })
    const sent = { serviceId: 'other', slotId, orderId: pendingId }
    expect(await app().refusal(createOrder, sent, { token })).toEqual(missing)
  })
})
