import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { endHold } from '../../../test/holds.ts'
import { bookHeld, bookSlot } from '../../../test/orders.ts'
import {
  addService,
  addSlot,
  addStudio,
  minutesFromNow,
  newToken,
  type StudioRows,
} from '../../../test/studio-fixture.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { claimSlot } from '../holds/claim-slot.ts'
import { holdTime } from '../holds/hold-time.ts'
import { readSlot } from '../holds/read-slot.ts'
import { cancelOrder } from './cancel-order.ts'
import { moveOrder } from './move-order.ts'
import type { MoveRequest, MoveTarget } from './move-request.ts'

const database = useTestDatabase()
let studio: StudioRows
let slotId: string
let orderId: string
beforeEach(async () => {
  studio = await addStudio(database().kysely)
  slotId = await addSlot(studio)
  orderId = await bookSlot(studio, slotId)
})

const holdOf = async (slot: string) => {
  const token = newToken()
  await claimSlot(studio, { slotId: slot, token, address: null, maxPerAddress: 5 })
  return token
}
const request = (target: MoveTarget, more: Partial<MoveRequest> = {}): MoveRequest => ({
  orderId,
  target,
  token: newToken(),
  termsVersion: 1,
  dueDates: [],
  outboxId: randomUUID(),
  ...more,
})
const move = (to: string, more: Partial<MoveRequest> = {}) => moveOrder(studio, request({ slotId: to }, more))
const at = (minutes: number) => ({
  start_time: minutesFromNow(minutes),
  end_time: minutesFromNow(minutes + 20),
})
const cancel = (whose: StudioRows) => cancelOrder(whose, { orderId, reason: 'rain', outboxId: randomUUID() })
const statusOf = async (slot: string) => (await readSlot(studio, slot))?.status
const invoices = () => database().kysely.selectFrom('invoice').selectAll().execute()

const order = () => database().kysely.selectFrom('orders').selectAll().executeTakeFirstOrThrow()

describe('moving an order', () => {
  test('takes the new slot, frees the old one, and is harmless to repeat', async () => {
    const times = at(5 * 1440)
    const next = await addSlot(studio, times)
    const [invoice] = await invoices()
    const dueDates = [{ id: invoice?.id ?? '', dueDate: '2031-02-03' }]
    expect(await move(next, { dueDates })).toMatchObject({
      ok: true,
      isNew: true,
      shootStart: times.start_time,
    })
    expect(await move(next, { dueDates })).toMatchObject({ ok: true, isNew: false })
    expect([await statusOf(slotId), await statusOf(next)]).toEqual(['AVAILABLE', 'BOOKED'])
    expect(await invoices()).toMatchObject([{ due_date: '2031-02-03' }])
    expect(await order()).toMatchObject({ slot_id: next, shoot_start: times.start_time, terms_version: 2 })
  })

  test('takes a slot that the caller holds, or whose hold has ended, not another’s', async () => {
    const [mine, theirs] = [await addSlot(studio), await addSlot(studio)]
    const token = await holdOf(mine)
    await holdOf(theirs)
    expect(await move(theirs)).toEqual({ ok: false, reason: 'slot_taken' })
    expect(await statusOf(slotId)).toBe('BOOKED')
    expect(await move(mine, { token })).toMatchObject({ ok: true })
    await endHold(studio, theirs)
    expect(await move(theirs, { termsVersion: 2 })).toMatchObject({ ok: true })
  })

  test.each([
    ['past', { ...at(-60) }, 'not_bookable'],
    ['disabled', { is_disabled: true }, 'not_bookable'],
    ['a break', { is_break_time: true }, 'not_bookable'],
    ['kept for a guest', { offer_token: 'guest', offer_until: minutesFromNow(60) }, 'slot_taken'],
  ])('keeps the old slot when the new one is %s', async (_, row, reason) => {
    expect(await move(await addSlot(studio, row))).toEqual({ ok: false, reason })
    expect(await statusOf(slotId)).toBe('BOOKED')
    expect(await order()).toMatchObject({ slot_id: slotId, terms_version: 1 })
  })

  test('to another service’s slot, or none, is refused', async () => {
    await addService(studio, { id: 'other' })
    const other = await addSlot(studio, { service_id: 'other' })
    for (const to of [other, 'not-there']) {
      expect(await move(to)).toEqual({ ok: false, reason: 'not_bookable' })
    }
  })

  test('planned for what the order no longer is, it is planned again', async () => {
    expect(await move(await addSlot(studio), { termsVersion: 7 })).toEqual({
      ok: false,
      reason: 'terms_changed',
    })
  })

  test('what the new time costs on top is an invoice of its own, and the sum still fits', async () => {
    const extra = {
      invoiceId: randomUUID(),
      label: 'For the new time',
      amountMinor: 4500,
      dueDate: '2030-01-05',
      quote: { total: '240.00' },
    }
    await move(await addSlot(studio), { extra })
    expect(await order()).toMatchObject({ total_minor: 24_000, quote: { total: '240.00' } })
    expect((await invoices()).map(({ amount_minor }) => amount_minor)).toEqual([19_500, 4500])
  })

  test('two orders that want each other’s slot keep their own', async () => {
    const other = await addSlot(studio)
    const otherOrder = await bookSlot(studio, other)
    const answers = await Promise.all([move(other), move(slotId, { orderId: otherOrder })])
    expect(answers).toEqual([
      { ok: false, reason: 'slot_taken' },
      { ok: false, reason: 'slot_taken' },
    ])
  })

  test('paid after its hold was lost, it is booked with its new time', async () => {
    const late = { id: randomUUID(), business_id: studio.businessId, service_id: 'mini', currency: 'USD' }
    const values = { ...late, locale: 'en-US', flag: 'PAID_WITHOUT_SLOT' as const }
    await database().kysely.insertInto('orders').values(values).execute()
    const next = await addSlot(studio)
    expect(await move(next, { orderId: late.id })).toMatchObject({ ok: true, isNew: true })
    const found = await database()
      .kysely.selectFrom('orders')
      .selectAll()
      .where('id', '=', late.id)
      .executeTakeFirst()
    expect(found).toMatchObject({
      status: 'BOOKED',
      flag: null,
      slot_id: next,
      confirmed_at: expect.any(Date),
    })
  })

  test('of another studio, or cancelled, is refused', async () => {
    const other = await addStudio(database().kysely)
    const next = await addSlot(studio)
    expect(await moveOrder(other, request({ slotId: next }))).toEqual({ ok: false, reason: 'not_found' })
    await cancelOrder(studio, { orderId, reason: '', outboxId: randomUUID() })
    expect(await move(next)).toEqual({ ok: false, reason: 'not_movable' })
  })
})

const entries = () =>
  database().kysely.selectFrom('calendar_entry').select('start_time').orderBy('start_time').execute()

describe('moving a full session', () => {
  const start = minutesFromNow(9000)
  const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
  const time = (from: number): MoveTarget => ({
    slotId: randomUUID(),
    startTime: later(from),
    endTime: later(from + 60),
  })
  async function bookTime(from: number) {
    const times = { startTime: later(from), endTime: later(from + 60) }
    const token = newToken()
    const hold = { slotId: randomUUID(), serviceId: 'full', token, address: null, maxPerAddress: 5 }
    const held = await holdTime(studio, { ...hold, ...times })
    if (!held.ok) throw new Error(held.reason)
    return bookHeld(studio, { token, slotId: held.slotId, holdVersion: held.holdVersion })
  }

  test('its own old time is not in the way, another’s is', async () => {
    const mine = await bookTime(0)
    expect(await moveOrder(studio, request(time(30), { orderId: mine }))).toMatchObject({ ok: true })
    expect(await entries()).toEqual([{ start_time: later(30) }])
    await bookTime(120)
    const taken = await moveOrder(studio, request(time(90), { orderId: mine, termsVersion: 2 }))
    expect(taken).toEqual({ ok: false, reason: 'slot_taken' })
    expect(await entries()).toEqual([{ start_time: later(30) }, { start_time: later(120) }])
  })

  test('the second shoot of a combination gets a time of its own, which moves alone', async () => {
    const mine = await bookTime(0)
    const second = { orderId: mine, shootNumber: 2 }
    expect(await moveOrder(studio, request(time(200), second))).toMatchObject({ ok: true, isNew: true })
    expect(await moveOrder(studio, request(time(200), second))).toMatchObject({ ok: true, isNew: false })
    expect(await moveOrder(studio, request(time(400), { ...second, termsVersion: 2 }))).toMatchObject({
      ok: true,
    })
    expect(await entries()).toEqual([{ start_time: later(0) }, { start_time: later(400) }])
    await cancelOrder(studio, { orderId: mine, reason: '', outboxId: randomUUID() })
    expect(await entries()).toEqual([])
  })
})

describe('cancelling an order', () => {
  test('frees the slot, cancels what is open and keeps what is paid', async () => {
    await database()
      .kysely.updateTable('invoice')
      .set({ payment_status: 'PAID', paid_date: new Date() })
      .execute()
    const open = {
      business_id: studio.businessId,
      id: randomUUID(),
      order_id: orderId,
      position: 1,
      currency: 'USD',
    }
    await database()
      .kysely.insertInto('invoice')
      .values({ ...open, milestone: 'ON_SHOOT_DATE', amount_minor: 1 })
      .execute()
    expect(await cancel(studio)).toEqual({ ok: true, orderId })
    expect(await statusOf(slotId)).toBe('AVAILABLE')
    expect((await invoices()).map((invoice) => invoice.payment_status).toSorted()).toEqual([
      'CANCELED',
      'PAID',
    ])
    expect(await cancel(studio)).toEqual({ ok: false, reason: 'not_cancellable' })
  })

  test('of another studio finds nothing', async () => {
    expect(await cancel(await addStudio(database().kysely))).toEqual({ ok: false, reason: 'not_found' })
    expect(await statusOf(slotId)).toBe('BOOKED')
  })
})
