import {
  confirmOrder,
  createOrder,
  getOrder,
  getSelectDate,
  holdSlot,
  moveOrderStatus,
  selectDate,
  sendRescheduleLink,
  setOrderDate,
} from '@bellows/api'
import { addDays, dayOf } from '@bellows/domain'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { addService, addSlot, minutesFromNow } from '../../../test/studio-fixture.ts'
import { customer } from '../../testing/booked.ts'
import { tableDigest } from '../../testing/calling/table-digest.ts'
import { addInstalments, at, bookDated } from '../../testing/dated-booking.ts'
import { openFullSession, startIn } from '../../testing/full-session.ts'
import { sentBy } from '../../testing/mailroom.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const byOwner = () => ({ ownerOf: app().rows.businessId })
const inDays = (days: number) => addDays(dayOf(Date.now(), 'America/Chicago'), days)
const digest = () => tableDigest(app().database.pool)

const paidLater = {
  paymentSetup: [{ milestone: 'DURING_BOOKING', percent: 30 }],
  milestone: 'BEFORE_SHOOT_DATE',
  remainingBalanceDue: 14,
}

/** A booking without time of a service that has no opening hours; its package is of three hours. */
async function undated(): Promise<string> {
  const { kysely, businessId } = app().rows
  await sql`insert into package (business_id, id, service_id, name, type, total_fee_minor, shoot_duration, content)
    values (${businessId}, 'cradle', 'newborn', 'Cradle', 'SINGLE', 65000, 180, ${JSON.stringify(paidLater)}::jsonb)`.execute(
    kysely,
  )
  const { holdToken: token } = await app().call(holdSlot, { id: 'newborn' })
  const sent = { serviceId: 'newborn', slotId: null, customer }
  const { id } = await app().call(createOrder, sent, { token })
  await app().call(confirmOrder, { id }, { token })
  return id
}

describe('a booking without time', () => {
  beforeEach(() =>
    addService(app().rows, { id: 'newborn', is_mini_session: false, is_booking_without_time: true }),
  )

  test('gets the date that was agreed on, with its due date, and a letter; said again, nothing changes', async () => {
    const id = await undated()
    await sentBy(app())
    expect(await app().call(getSelectDate, { id })).toMatchObject({ closedBecause: 'noTimes', move: null })
    expect(await app().refusal(selectDate, { id, startTime: startIn(60) })).toMatchObject({
      error: 'no_times',
    })
    expect(await app().refusal(sendRescheduleLink, { id }, byOwner())).toMatchObject({
      error: 'not_reschedulable',
    })
    const sent = { id, day: inDays(60), clock: '19:30' }
    const start = startIn(60, '19:30')
    expect(await app().call(setOrderDate, sent, byOwner())).toMatchObject({
      status: 'BOOKED',
      shootTime: start,
    })
    const order = await app().call(getOrder, { id })
    expect(order.slot).toMatchObject({ startTime: start, duration: 180, status: 'BOOKED' })
    expect(order.invoices[1]).toMatchObject({ dueDate: inDays(46) })
    const mails = await sentBy(app())
    expect(mails.map(({ to, subject }) => [to.address, subject])).toContainEqual([
      customer.email,
      'Date set: newborn',
    ])
    const before = await digest()
    await app().call(setOrderDate, sent, byOwner())
    expect(await digest()).toEqual(before)
  })

  test('does not get a time that another booking has', async () => {
    await openFullSession(app())
    await bookDated(app(), 'full', { id: 'full', startTime: startIn(60) })
    const id = await undated()
    const before = await digest()
    const refused = await app().refusal(setOrderDate, { id, day: inDays(60), clock: '08:00' }, byOwner())
    expect(refused).toMatchObject({ status: 409, error: 'slot_taken' })
    expect(await digest()).toEqual(before)
  })

  test.each([
    ['a time that is past', { day: '2020-05-02', clock: '09:00' }, 409],
    ['a day without a time', { day: '2099-05-02' }, 400],
    ['an hour that the clocks leap over', { day: '2099-03-08', clock: '02:30' }, 400],
    ['a day that is none', { day: '2099-02-30', clock: '09:00' }, 400],
  ])('does not get %s', async (_, time, status) => {
    const id = await undated()
    const before = await digest()
    expect(await app().refusal(setOrderDate, { id, ...time }, byOwner())).toMatchObject({ status })
    expect(await digest()).toEqual(before)
  })
})

const soon = () =>
  run(sql`update orders set shoot_start = now() + interval '5 hours', shoot_end = now() + interval '6 hours'`)

describe('a booking with a time', () => {
  test('is moved by the owner when it is too late for the client', async () => {
    await addInstalments(app())
    const slotId = await addSlot(app().rows, at(10))
    const nextId = await addSlot(app().rows, {
      start_time: minutesFromNow(60),
      end_time: minutesFromNow(90),
      premium_fee_minor: 4500,
    })
    const id = await bookDated(app(), 'mini', { id: slotId })
    await soon()
    expect(await app().refusal(selectDate, { id, slotId: nextId })).toMatchObject({ error: 'too_late' })
    await app().call(setOrderDate, { id, slotId: nextId }, byOwner())
    const order = await app().call(getOrder, { id })
    expect(order).toMatchObject({ slot: { id: nextId }, quote: { total: '214.50' } })
    expect(order.invoices.map(({ amount }) => amount)).toEqual(['64.35', '150.15'])
  })

  test('of a combination each shoot has its own', async () => {
    await openFullSession(app())
    const id = await bookDated(app(), 'full', { id: 'full', startTime: startIn(60) })
    const second = { id, shootId: 'shoot-2', day: inDays(90), clock: '16:00' }
    await app().call(setOrderDate, second, byOwner())
    expect((await app().call(getOrder, { id })).shoots).toMatchObject([
      { shootTime: startIn(60) },
      { shootTime: startIn(90, '16:00') },
    ])
  })

  test('is left alone once it is cancelled, and by another studio’s owner', async () => {
    await addInstalments(app())
    const slotId = await addSlot(app().rows, at(10))
    const sent = {
      id: await bookDated(app(), 'mini', { id: slotId }),
      slotId: await addSlot(app().rows, at(20)),
    }
    await addSite(app().database, 'other.test')
    const stranger = await app().refusal(setOrderDate, sent, { ...byOwner(), host: 'other.test' })
    expect(stranger).toMatchObject({ status: 401 })
    await app().call(moveOrderStatus, { id: sent.id, status: 'CANCELLED' }, byOwner())
    expect(await app().refusal(setOrderDate, sent, byOwner())).toMatchObject({ error: 'order_closed' })
  })
})
