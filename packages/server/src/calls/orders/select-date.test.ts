import { getOrder, getSelectDate, selectDate, type holdSlot, type InputOf } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { addPackage, addService, addSlot, minutesFromNow } from '../../../test/studio-fixture.ts'
import { cancelOrder } from '../../store/orders/cancel-order.ts'
import { addInstalments, at, bookDated, DAY_MINUTES } from '../../testing/dated-booking.ts'
import { sentBy } from '../../testing/mailroom.ts'
import { openFullSession, startIn } from '../../testing/full-session.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const book = (serviceId: string, hold: InputOf<typeof holdSlot>) => bookDated(app(), serviceId, hold)

/** A booked mini session ten days ahead, and a free slot twenty days ahead. */
async function booked(next: Parameters<typeof addSlot>[1] = {}) {
  await addInstalments(app())
  const slotId = await addSlot(app().rows, at(10))
  const nextId = await addSlot(app().rows, { ...at(20), ...next })
  return { id: await book('mini', { id: slotId }), slotId, nextId }
}

const fingerprint = async () =>
  (
    await run(sql`select md5(string_agg(t.row::text, '|' order by t.row::text)) from (
      select to_jsonb(o) as row from orders o union all select to_jsonb(s) from slot s
      union all select to_jsonb(i) from invoice i union all select to_jsonb(x) from outbox x) t`)
  ).rows
const pending = async (id: string) =>
  (await app().call(getOrder, { id })).invoices.filter(({ paymentStatus }) => paymentStatus === 'PENDING')

describe('moving a mini session', () => {
  test('from a premium time says where the new one costs less, and nothing at the same fee', async () => {
    await addPackage(app().rows)
    const golden = { premium_fee_minor: 4500 }
    const slotId = await addSlot(app().rows, { ...at(10), ...golden })
    const [same, plain] = [
      await addSlot(app().rows, { ...at(20), ...golden }),
      await addSlot(app().rows, at(21)),
    ]
    const id = await book('mini', { id: slotId, isPremiumAccepted: true })
    const moveTo = async (next: string) => (await app().call(getSelectDate, { id, slotId: next })).move
    expect(await moveTo(same)).toMatchObject({ extra: '0.00', isCheaper: false })
    expect(await moveTo(plain)).toMatchObject({ extra: '0.00', isCheaper: true })
  })

  test('takes the new slot, frees the old one, moves what is open and leaves what is paid', async () => {
    const { id, slotId, nextId } = await booked()
    const [retainer, rest] = await pending(id)
    await run(sql`update invoice set payment_status = 'PAID', paid_date = now() where id = ${retainer?.id}`)
    const moved = await app().call(selectDate, { id, slotId: nextId })
    expect(moved).toMatchObject({ status: 'BOOKED', slot: { id: nextId, status: 'BOOKED' } })
    expect(moved.shoots[0]?.shootTime).toBe(moved.slot?.startTime)
    expect(moved.invoices).toMatchObject([
      { paymentStatus: 'PAID', dueDate: retainer?.dueDate },
      { paymentStatus: 'PENDING' },
    ])
    const [before, after] = [rest?.dueDate ?? '', moved.invoices[1]?.dueDate ?? '']
    expect(Date.parse(after) - Date.parse(before)).toBe(10 * DAY_MINUTES * 60_000)
    expect((await run(sql`select status from slot where id = ${slotId}`)).rows).toEqual([
      { status: 'AVAILABLE' },
    ])
  })

  test('asked twice, also at once, it moves once', async () => {
    const { id, nextId } = await booked()
    const ask = () => app().call(selectDate, { id, slotId: nextId })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ slot }) => slot?.id)).toEqual([nextId, nextId, nextId])
    expect(await ask()).toMatchObject({ slot: { id: nextId } })
    expect((await run(sql`select 1 from outbox where kind = 'order.moved'`)).rows).toHaveLength(1)
  })

  test('what it would change is told before, and telling changes nothing', async () => {
    const { id, nextId } = await booked({ premium_fee_minor: 4500, premium_note: 'Golden hour' })
    const earlier = await fingerprint()
    const { move, order, closedBecause } = await app().call(getSelectDate, { id, slotId: nextId })
    expect({ closedBecause, reschedulable: order.isReschedulable }).toEqual({
      closedBecause: null,
      reschedulable: true,
    })
    expect(move).toMatchObject({ extra: '49.50', quote: { total: '264.00' }, isSignedAgain: false })
    expect(move?.dueDates).toHaveLength(1)
    expect(await fingerprint()).toEqual(earlier)
    expect(await app().call(getSelectDate, { id })).toMatchObject({ move: null })
  })

  test('a dearer time is accepted first, and then paid as a payment of its own', async () => {
    const { id, nextId } = await booked({ premium_fee_minor: 4500 })
    const earlier = await fingerprint()
    expect(await app().refusal(selectDate, { id, slotId: nextId })).toMatchObject({
      status: 409,
      error: 'premium_not_accepted',
    })
    expect(await fingerprint()).toEqual(earlier)
    const moved = await app().call(selectDate, { id, slotId: nextId, isPremiumAccepted: true })
    expect(moved.quote).toMatchObject({ total: '264.00' })
    expect(moved.invoices.map(({ amount }) => amount)).toEqual(['64.35', '150.15', '49.50'])
    expect(moved.invoices.map(({ label }) => label)).toEqual(['', '', 'For the new time'])
  })

  test.each([
    ['taken by another', { status: 'BOOKING', hold_token: 'x'.repeat(24) }, 'slot_taken'],
    ['past', at(-1), 'not_bookable'],
    ['within the notice', { start_time: minutesFromNow(60), end_time: minutesFromNow(90) }, 'not_bookable'],
    ['disabled', { is_disabled: true }, 'not_bookable'],
    ['a break', { is_break_time: true }, 'not_bookable'],
    ['kept for a guest', { offer_token: 'x'.repeat(24), offer_until: minutesFromNow(60) }, 'slot_taken'],
    ['shorter than the package', { end_time: minutesFromNow(20 * DAY_MINUTES + 10) }, 'not_offered'],
  ] as const)('a slot that is %s is refused, and nothing changed', async (_, row, error) => {
    const hold = 'hold_token' in row ? { held_at: new Date(), lockout_end: minutesFromNow(10) } : {}
    const { id, nextId } = await booked({ ...row, ...hold })
    const earlier = await fingerprint()
    expect(await app().refusal(selectDate, { id, slotId: nextId })).toMatchObject({
      status: error === 'not_offered' ? 422 : 409,
      error,
    })
    expect(await fingerprint()).toEqual(earlier)
  })

  test('another service’s slot, a missing one and none are refused', async () => {
    const { id } = await booked()
    await addService(app().rows, { id: 'other' })
    const other = await addSlot(app().rows, { ...at(21), service_id: 'other' })
    expect(await app().refusal(selectDate, { id, slotId: other })).toMatchObject({ status: 404 })
    expect(await app().refusal(selectDate, { id, slotId: 'not-there' })).toMatchObject({ status: 404 })
    expect(await app().refusal(selectDate, { id })).toMatchObject({ status: 400 })
    expect(await app().refusal(selectDate, { id, startTime: '2030-01-26T15:00:00Z' })).toMatchObject({
      status: 400,
    })
  })

  test('too near the shoot, or not booked, it is closed', async () => {
    const { id, nextId } = await booked()
    await run(
      sql`update orders set shoot_start = now() + interval '47 hours', shoot_end = now() + interval '48 hours'`,
    )
    expect(await app().refusal(selectDate, { id, slotId: nextId })).toMatchObject({ error: 'too_late' })
    expect(await app().call(getSelectDate, { id, slotId: nextId })).toMatchObject({
      closedBecause: 'tooLate',
      move: null,
    })
    await cancelOrder(app().rows, { orderId: id, reason: '', outboxId: 'cancelled' })
    expect(await app().refusal(selectDate, { id, slotId: nextId })).toMatchObject({ error: 'order_closed' })
    expect(await app().call(getSelectDate, { id })).toMatchObject({ closedBecause: 'notBooked' })
  })

  test('what the page showed is no longer so: nothing moves unseen', async () => {
    const { id, nextId } = await booked()
    const sent = { id, slotId: nextId, seenStart: '2030-01-26T15:00:00Z' }
    expect(await app().refusal(selectDate, sent)).toMatchObject({ status: 409, error: 'moved_meanwhile' })
    const { slot } = await app().call(getOrder, { id })
    expect(await app().call(selectDate, { ...sent, seenStart: slot?.startTime ?? null })).toMatchObject({
      slot: { id: nextId },
    })
    expect(await app().call(selectDate, sent)).toMatchObject({ slot: { id: nextId } })
  })

  test('the time it has already is no new one', async () => {
    const { id, slotId } = await booked()
    const { slot } = await app().call(getOrder, { id })
    const earlier = await fingerprint()
    const sent = { id, slotId, seenStart: slot?.startTime ?? null }
    expect(await app().refusal(selectDate, sent)).toMatchObject({ status: 409, error: 'same_time' })
    expect(await fingerprint()).toEqual(earlier)
  })

  test('prices and states are never taken from the body; a stranger’s host finds nothing', async () => {
    const { id, nextId } = await booked()
    for (const part of [{ totalFee: 0 }, { status: 'BOOKED' }, { endTime: '2030-01-26T15:00:00Z' }])
      expect(await app().refusal(selectDate, { id, slotId: nextId, ...part })).toMatchObject({ status: 400 })
    await addSite(app().database, 'other.test')
    const missing = await app().refusal(selectDate, { id: 'thereisnosuchorder0000000', slotId: nextId })
    const stranger = { host: 'other.test' }
    expect(await app().refusal(selectDate, { id, slotId: nextId }, stranger)).toEqual(missing)
    expect(await app().refusal(getSelectDate, { id, slotId: nextId }, stranger)).toEqual(missing)
  })
})

describe('moving a full session', () => {
  const startTime = startIn(60)

  test('goes to a start that is offered, its own old time not in the way', async () => {
    await openFullSession(app())
    const id = await book('full', { id: 'full', startTime })
    const half = startIn(60, '09:30')
    const moved = await app().call(selectDate, { id, startTime: half })
    expect(moved).toMatchObject({
      slot: { startTime: half, duration: 60 },
      shoots: [{ shootTime: half }, {}],
    })
    expect(await app().refusal(selectDate, { id, startTime: startIn(60, '11:30') })).toMatchObject({
      error: 'not_bookable',
    })
    const longer = [1, 2].map((number) => ({ name: `${number}`, shootDuration: 90 }))
    await app()
      .database.kysely.updateTable('package')
      .set({ shoot_duration: 90, content: JSON.stringify({ shoots: longer }) })
      .execute()
    expect(await app().call(getOrder, { id })).toMatchObject({ shoots: [{ duration: 60 }, {}] })
    const other = await book('full', { id: 'full', startTime: startIn(61) })
    expect(await app().refusal(selectDate, { id: other, startTime })).toMatchObject({ error: 'slot_taken' })
  })

  test('the second shoot of a combination gets its own date; one that there is not is not found', async () => {
    await openFullSession(app())
    const id = await book('full', { id: 'full', startTime })
    const second = { id, shootId: 'shoot-2', startTime: startIn(150) }
    expect((await app().call(selectDate, second)).shoots).toMatchObject([
      { name: 'Engagement', shootTime: startTime },
      { name: 'Wedding', shootTime: second.startTime },
    ])
    const mails = await sentBy(app())
    expect(mails.filter(({ subject }) => subject.startsWith('New date'))).toEqual([])
    const mail = mails.find(({ subject }) => subject.startsWith('Date set'))
    expect(mail?.text).toMatch(/Engagement: .*9:00/)
    expect(mail?.text).toMatch(/Wedding: .*9:00/)
    await app().call(selectDate, { ...second, startTime: startIn(151) })
    expect((await sentBy(app())).map(({ subject }) => subject.split(':')[0])).toContain('New date')
    expect(await app().refusal(selectDate, { ...second, shootId: 'shoot-3' })).toMatchObject({ status: 404 })
    expect(await app().refusal(selectDate, { ...second, shootId: 'shoot-0' })).toMatchObject({ status: 400 })
  })

  test('a first shoot whose time was lost waits for a new one, whatever date the second gets', async () => {
    await openFullSession(app())
    const id = await book('full', { id: 'full', startTime })
    await run(
      sql`update orders set flag = 'PAID_WITHOUT_SLOT', slot_id = null, shoot_start = null, shoot_end = null`,
    )
    await run(sql`delete from slot`)
    const second = { id, shootId: 'shoot-2', startTime: startIn(150) }
    expect(await app().call(selectDate, second)).toMatchObject({
      isPaidWithoutSlot: true,
      shoots: [{ shootTime: null }, { shootTime: second.startTime }],
    })
    const first = { id, shootId: 'shoot-1', startTime: startIn(61) }
    expect(await app().call(selectDate, first)).toMatchObject({ isPaidWithoutSlot: false })
  })
})
