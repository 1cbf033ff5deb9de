import {
  checkBooked,
  confirmOrder,
  createOrder,
  getOrder,
  getSelectDate,
  holdSlot,
  selectDate,
  settleInvoice,
} from '@bellows/api'
import { addDays, dayOf } from '@bellows/domain'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { endHold } from '../../../test/holds.ts'
import { checkInvariants } from '../../../test/invariants.ts'
import { fakeStripe } from '../../../test/payments/fake-stripe.ts'
import {
  customer,
  offerPayments,
  ordered,
  orderedByLink,
  orderedWithoutTime,
  rowsOf,
  run,
  start,
  usePayingApp,
  type Ordered,
} from '../../../test/payments/paying.ts'
import { sweep } from '../../store/holds/sweep.ts'
import { cancelOrder } from '../../store/orders/cancel-order.ts'
import { setStatus } from '../../store/orders/set-status.ts'
import { addSlot } from '../../../test/studio-fixture.ts'
import { startIn } from '../../testing/full-session.ts'
import { sentBy } from '../../testing/mailroom.ts'

const stripe = await fakeStripe()
afterAll(() => stripe.loopback.close())

const app = usePayingApp(stripe)
beforeEach(() => offerPayments(app(), ['STRIPE']))

const settle = ({ orderId, invoiceId }: Ordered) => app().call(settleInvoice, { orderId, invoiceId })
const broken = async () => (await checkInvariants(app().database.pool)).filter(({ rows }) => rows > 0)

/** Paid at the provider's after the hold had ended. */
async function paidLate(order: Ordered): Promise<Ordered> {
  await start(app(), stripe, order)
  await endHold(app().rows, order.slotId)
  stripe.settle(stripe.refs().at(-1) ?? '', 'paid')
  return order
}

describe('a payment that outlives its hold', () => {
  test('takes the same slot while it is free', async () => {
    const order = await paidLate(await ordered(app()))
    expect(await settle(order)).toMatchObject({
      status: 'BOOKED',
      slot: { id: order.slotId },
      isPaidWithoutSlot: false,
    })
    expect(await app().call(checkBooked, { id: order.slotId })).toMatchObject({ isBooked: true })
    expect((await rowsOf(app(), order)).news).toEqual(['invoice.paid', 'order.booked'])
    expect(await broken()).toEqual([])
  })

  test.each([
    ['held', (order: Ordered) => Promise.resolve(order)],
    ['kept for them after their hold has ended', (order: Ordered) => endHold(app().rows, order.slotId)],
  ])('takes a time that was kept for its payer and is %s', async (_name, meanwhile) => {
    const order = await orderedByLink(app())
    await start(app(), stripe, order)
    await meanwhile(order)
    stripe.settle(stripe.refs().at(-1) ?? '', 'paid')
    expect(await settle(order)).toMatchObject({
      status: 'BOOKED',
      slot: { id: order.slotId },
      isPaidWithoutSlot: false,
    })
    expect(await broken()).toEqual([])
  })

  test('takes it from the sweeper too', async () => {
    const order = await paidLate(await ordered(app()))
    await run(
      app(),
      sql`update slot set held_at = now() - interval '5 hours', lockout_end = now() - interval '4 hours'`,
    )
    await sweep(app().database.kysely)
    expect(await settle(order)).toMatchObject({ status: 'BOOKED', slot: { id: order.slotId } })
    expect(await broken()).toEqual([])
  })

  test('of a slot that is another’s: booked without a time, the owner told, nothing booked twice', async () => {
    const order = await paidLate(await ordered(app()))
    const { holdToken } = await app().call(holdSlot, { id: order.slotId })
    expect(await settle(order)).toMatchObject({
      status: 'BOOKED',
      isPaidWithoutSlot: true,
      isReschedulable: true,
      slot: null,
      shoots: [{ shootTime: null }],
      invoices: [{ paymentStatus: 'PAID' }, { paymentStatus: 'PENDING', dueDate: null }],
    })
    expect(await app().call(checkBooked, { id: order.slotId }, { token: holdToken })).toMatchObject({
      isHeldByYou: true,
    })
    expect((await rowsOf(app(), order)).news).toEqual(['invoice.paid', 'order.paid_without_slot'])
    expect(await settle(order)).toMatchObject({ isPaidWithoutSlot: true })
    expect(await app().call(confirmOrder, { id: order.orderId }, order)).toMatchObject({
      isPaidWithoutSlot: true,
    })
    expect(await broken()).toEqual([])
  })

  test('of it another time is chosen: told as a booking, not as a move, and no letter asks for it any more', async () => {
    const order = await paidLate(await ordered(app()))
    await app().call(holdSlot, { id: order.slotId })
    await settle(order)
    const { slot, invoices } = await app().call(selectDate, {
      id: order.orderId,
      slotId: await addSlot(app().rows),
    })
    expect(invoices[1]?.dueDate).toBe(
      addDays(dayOf(Date.parse(slot?.startTime ?? ''), 'America/Chicago'), -1),
    )
    const { news } = await rowsOf(app(), order)
    expect(news).toEqual(['invoice.paid', 'order.booked', 'order.paid_without_slot'])
    const subjects = (await sentBy(app())).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('You’re booked'))).toHaveLength(1)
    expect(subjects.join()).not.toMatch(/New date|new time|time is gone/i)
    expect(await broken()).toEqual([])
  })

  test('of it no time is asked for once the shoot took place', async () => {
    const order = await paidLate(await ordered(app()))
    await app().call(holdSlot, { id: order.slotId })
    await settle(order)
    await setStatus(app().rows, { orderId: order.orderId, to: 'SHOOTED' })
    const { orderId: id } = order
    expect(await app().call(getSelectDate, { id })).toMatchObject({
      closedBecause: 'notBooked',
      order: { isPaidWithoutSlot: false, isReschedulable: false },
    })
    const slotId = await addSlot(app().rows)
    expect(await app().refusal(selectDate, { id, slotId })).toMatchObject({ status: 409 })
    expect((await sentBy(app())).map(({ subject }) => subject).join()).not.toMatch(/time is gone|new time/i)
  })

  test('16 rivals for the slot and 16 askers for the money: one has the slot', async () => {
    const order = await paidLate(await ordered(app()))
    const rivals = Array.from({ length: 16 }, () => app().call(holdSlot, { id: order.slotId }))
    const askers = Array.from({ length: 16 }, () => settle(order))
    const won = (await Promise.allSettled(rivals)).filter(({ status }) => status === 'fulfilled').length
    await Promise.allSettled(askers)
    const { isPaidWithoutSlot } = await app().call(getOrder, { id: order.orderId })
    expect(won + Number(!isPaidWithoutSlot)).toBe(1)
    expect(await broken()).toEqual([])
  })

  test('of a cancelled order: the owner is told and gives it back', async () => {
    const order = await paidLate(await ordered(app()))
    await cancelOrder(app().rows, { orderId: order.orderId, reason: '', outboxId: 'x' })
    const { orderId, invoiceId } = order
    expect(await app().refusal(settleInvoice, { orderId, invoiceId })).toMatchObject({ status: 409 })
    const { order: row } = await rowsOf(app(), order)
    expect(row).toMatchObject({ status: 'CANCELLED', flag: null })
  })

  test('the discount that was paid with stays the price, and its last place stays another’s', async () => {
    await run(
      app(),
      sql`insert into discount (business_id, package_id, percent, start_at, end_at, max_places)
      values (${app().rows.businessId}, 'basic', 10, now() - interval '1 hour', now() + interval '1 hour', 1)`,
    )
    const order = await paidLate(await ordered(app()))
    const other = await ordered(app())
    expect((await rowsOf(app(), other)).order.has_discount).toBe(true)
    expect(await settle(order)).toMatchObject({ status: 'BOOKED', slot: { id: order.slotId } })
    expect(await broken()).toEqual([])
  })
})

async function orderedSession(): Promise<Ordered> {
  await run(app(), sql`update package set service_id = 'full', shoot_duration = 60`)
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }))
  await run(
    app(),
    sql`update service set content = ${JSON.stringify({ availableSchedules: week })}::jsonb where id = 'full'`,
  )
  const startTime = startIn(60)
  const { holdToken: token, slot } = await app().call(holdSlot, { id: 'full', startTime })
  const slotId = slot?.id ?? ''
  const order = await app().call(createOrder, { serviceId: 'full', slotId, customer }, { token })
  const [invoiceId = '', laterId = ''] = order.invoices.map(({ id }) => id)
  return { orderId: order.id, invoiceId, laterId, slotId, token }
}

describe('a full session', () => {
  test('takes its time again while that is free, though its slot is gone', async () => {
    const order = await paidLate(await orderedSession())
    const before = await app().call(getOrder, { id: order.orderId })
    await run(
      app(),
      sql`update slot set held_at = now() - interval '5 hours', lockout_end = now() - interval '4 hours'`,
    )
    await sweep(app().database.kysely)
    const after = await settle(order)
    expect(after).toMatchObject({ status: 'BOOKED', isPaidWithoutSlot: false })
    expect(after.shoots[0]?.shootTime).not.toBeNull()
    expect(before.slot).toBeNull()
    expect(await broken()).toEqual([])
  })

  test('is booked without a time when another has it', async () => {
    const order = await paidLate(await orderedSession())
    const { order: row } = await rowsOf(app(), order)
    const startTime = row.shoot_start?.toISOString() ?? ''
    await app().call(holdSlot, { id: 'full', startTime })
    expect(await settle(order)).toMatchObject({ status: 'BOOKED', isPaidWithoutSlot: true })
    expect(await broken()).toEqual([])
  })
})

test('a booking without time is booked by its payment', async () => {
  const order = await orderedWithoutTime(app())
  await start(app(), stripe, order)
  stripe.settle(stripe.refs().at(-1) ?? '', 'paid')
  expect(await settle(order)).toMatchObject({ status: 'BOOKED', isPaidWithoutSlot: false })
})
