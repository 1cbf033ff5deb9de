import { randomUUID } from 'node:crypto'
import {
  confirmOrder,
  createOrder,
  declineReservedSlot,
  getOrder,
  getReservedSlot,
  holdSlot,
  listLockedSlots,
} from '@bellows/api'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { endHold } from '../../../test/holds.ts'
import { bookHeld } from '../../../test/orders.ts'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { newToken } from '../../../test/studio-fixture.ts'
import { addGuest, endOffer } from '../../../test/waitlist.ts'
import { cancelOrder } from '../../store/orders/cancel-order.ts'
import { moveOrder } from '../../store/orders/move-order.ts'
import { advanceOffers } from '../../store/waitlist/advance-offers.ts'
import { openFullSession, startIn } from '../../testing/full-session.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)

const startTime = startIn(60)
const [day = ''] = startTime.split('T')
let orderId: string

beforeEach(async () => {
  await openFullSession(app())
  await sql`update service set is_waitlist_enabled = true where id = 'full'`.execute(app().database.kysely)
  const { slot, holdToken: token } = await app().call(holdSlot, { id: 'full', startTime })
  orderId = await bookHeld(app().rows, { token, slotId: slot?.id ?? '', holdVersion: 1 })
})

const guest = (minutesAgo: number, days?: string[]) =>
  addGuest(app().rows, { serviceId: 'full', minutesAgo, ...(days && { days }) })
const cancel = (id = orderId) => cancelOrder(app().rows, { orderId: id, reason: '', outboxId: randomUUID() })
const move = (to: string, termsVersion = 1) =>
  moveOrder(app().rows, {
    orderId,
    target: { slotId: randomUUID(), startTime: new Date(to), endTime: new Date(Date.parse(to) + 3_600_000) },
    token: newToken(),
    termsVersion,
    dueDates: [],
    outboxId: randomUUID(),
  })

/** The times of full sessions that are kept now. */
async function kept() {
  const { rows } = await sql<{ id: string; token: string; guest: string; start: Date }>`
    select id, offer_token as token, offer_order_id as guest, start_time as start from slot
    where offer_until > now() and service_date_id is null`.execute(app().database.kysely)
  return rows
}

async function offered() {
  const [slot] = await kept()
  if (!slot) throw new Error('nothing is kept')
  return slot
}

const busy = async () => (await app().call(listLockedSlots, { serviceId: 'full' })).slots
const hold = (start: string) => app().call(holdSlot, { id: 'full', startTime: start })
const refusedHold = (start: string) => app().refusal(holdSlot, { id: 'full', startTime: start })

test('a cancelled time is kept for the oldest guest, told once, and blocks the calendar', async () => {
  const first = await guest(10)
  await guest(5)
  await cancel()
  const slot = await offered()
  expect(await kept()).toMatchObject([{ guest: first, start: new Date(startTime) }])
  const told = app()
    .database.kysely.selectFrom('outbox')
    .select('payload')
    .where('kind', '=', 'waitlist.offered')
  expect(await told.execute()).toMatchObject([
    { payload: { orderId: first, slotId: slot.id, path: `/reserved/${slot.id}#${slot.token}` } },
  ])
  expect(await busy()).toMatchObject([{ startTime, status: 'BOOKING' }])
  expect(await refusedHold(startTime)).toMatchObject({ error: 'slot_taken' })
  expect(await refusedHold(startIn(60, '09:30'))).toMatchObject({ error: 'slot_taken' })
  expect(await app().refusal(holdSlot, { id: slot.id })).toMatchObject({ status: 404 })
})

test('its link leads the whole way, and choices are changed on it', async () => {
  const first = await guest(10)
  await cancel()
  const { id, token } = await offered()
  expect(await app().call(getReservedSlot, { id }, { token })).toMatchObject({
    state: 'kept',
    slot: { startTime, duration: 60 },
    customer: { firstName: 'Ed' },
  })
  const held = await app().call(holdSlot, { id }, { token })
  expect(held).toMatchObject({ holdToken: token, slot: { id, startTime, duration: 60 } })
  const again = await app().call(holdSlot, { id, packageId: 'both' }, { token })
  expect(again).toMatchObject({ lockoutEnd: held.lockoutEnd, quote: { subtotal: '500.00' } })
  await app().call(createOrder, { serviceId: 'full', slotId: id }, { token })
  await app().call(confirmOrder, { id: first }, { token })
  expect(await app().call(getOrder, { id: first })).toMatchObject({ status: 'BOOKED', slot: { id } })
  await advanceOffers(app().database.kysely)
  expect(await app().call(getReservedSlot, { id }, { token })).toMatchObject({ state: 'booked' })
  expect(await busy()).toMatchObject([{ startTime, status: 'BOOKED' }])
})

test('it goes to the next guest, then to everyone, and the link says that it ended', async () => {
  const [second, first] = [await guest(5), await guest(10)]
  await cancel()
  const { id, token, guest: asked } = await offered()
  expect(asked).toBe(first)
  await endOffer(app().rows, id)
  await advanceOffers(app().database.kysely)
  expect(await kept()).toMatchObject([{ id, guest: second }])
  expect(await refusedHold(startTime)).toMatchObject({ error: 'slot_taken' })
  await endOffer(app().rows, id)
  await advanceOffers(app().database.kysely)
  expect(await busy()).toEqual([])
  await hold(startIn(60, '09:30'))
  expect(await app().call(getReservedSlot, { id }, { token })).toMatchObject({ state: 'ended' })
  expect(await app().refusal(holdSlot, { id }, { token })).toMatchObject({ status: 404 })
})

test('a hold of it that ends is kept on; given back, it is everyone’s', async () => {
  await guest(10)
  await cancel()
  const { id, token } = await offered()
  await app().call(holdSlot, { id }, { token })
  await endHold(app().rows, id)
  expect(await refusedHold(startTime)).toMatchObject({ error: 'slot_taken' })
  await app().call(holdSlot, { id }, { token })
  expect(await app().call(declineReservedSlot, { id }, { token })).toEqual({ isGivenBack: true })
  expect(await app().call(getReservedSlot, { id }, { token })).toMatchObject({
    state: 'ended',
    slot: { status: 'AVAILABLE' },
  })
  expect(await app().call(declineReservedSlot, { id }, { token })).toEqual({ isGivenBack: false })
  expect(await hold(startTime)).toMatchObject({ slot: { startTime } })
})

const holdShort = async () => {
  const { id, token } = await offered()
  const held = await app().call(holdSlot, { id, packageId: 'short' }, { token })
  expect(held).toMatchObject({ slot: { duration: 30 } })
  return { id, token }
}

describe('a part of it that is held', () => {
  beforeEach(async () => {
    await sql`insert into package (business_id, id, service_id, name, type, total_fee_minor, shoot_duration)
      values (${app().rows.businessId}, 'short', 'full', 'Short', 'SINGLE', 20000, 30)`.execute(
      app().database.kysely,
    )
    await guest(10)
  })

  test('leaves the whole to the next guest', async () => {
    const second = await guest(5)
    await cancel()
    const { id } = await holdShort()
    expect(await refusedHold(startIn(60, '09:30'))).toMatchObject({ error: 'slot_taken' })
    await endHold(app().rows, id)
    await endOffer(app().rows, id)
    await advanceOffers(app().database.kysely)
    const next = await offered()
    expect(next).toMatchObject({ id, guest: second })
    const by = { token: next.token }
    expect(await app().call(getReservedSlot, { id }, by)).toMatchObject({ slot: { duration: 60 } })
    expect(await app().call(holdSlot, { id, packageId: 'both' }, by)).toMatchObject({
      slot: { duration: 60 },
    })
  })

  test('leaves the rest to everyone once it is booked', async () => {
    await cancel()
    const { id, token } = await holdShort()
    const order = await app().call(createOrder, { serviceId: 'full', slotId: id }, { token })
    await app().call(confirmOrder, { id: order.id }, { token })
    expect(await busy()).toMatchObject([{ startTime, endTime: startIn(60, '09:30'), status: 'BOOKED' }])
    expect(await hold(startIn(60, '09:30'))).toMatchObject({ slot: { startTime: startIn(60, '09:30') } })
  })
})

test('one that lapsed before the next guest was asked is anyone’s', async () => {
  await guest(10)
  await cancel()
  const { id } = await offered()
  await endOffer(app().rows, id, 30)
  await hold(startIn(60, '09:30'))
  await advanceOffers(app().database.kysely)
  expect(await kept()).toEqual([])
})

test('a moved booking leaves its old time to the list, unless it still stands in it', async () => {
  const first = await guest(10)
  expect(await move(startIn(60, '09:30'))).toMatchObject({ ok: true })
  expect(await kept()).toEqual([])
  expect(await move(startIn(60, '11:00'), 2)).toMatchObject({ ok: true })
  expect(await kept()).toMatchObject([{ guest: first, start: new Date(startIn(60, '09:30')) }])
  expect(await move(startIn(60, '09:00'), 3)).toMatchObject({ reason: 'slot_taken' })
})

test('a guest who leaves the list hands it to one who named its day', async () => {
  const first = await guest(10)
  await guest(8, ['2031-05-05'])
  const second = await guest(5, [day])
  await cancel()
  await cancel(first)
  expect(await kept()).toMatchObject([{ guest: second }])
  await cancel(second)
  expect(await busy()).toEqual([])
})

test.each([
  ['nobody waits', async () => {}],
  [
    'the list is closed',
    async () => {
      await guest(10)
      await sql`update service set is_waitlist_enabled = false`.execute(app().database.kysely)
    },
  ],
])('it is everyone’s at once when %s', async (_, prepare) => {
  await prepare()
  await cancel()
  expect(await busy()).toEqual([])
  expect(await hold(startTime)).toMatchObject({ slot: { startTime } })
})
