import {
  bookSlot,
  checkBooked,
  confirmOrder,
  createOrder,
  extendHold,
  getBooking,
  holdSlot,
} from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { addPackage, addSlot, newToken } from '../../../test/studio-fixture.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const minutesLeft = (id: string, minutes: number) =>
  run(
    sql`update slot set held_at = now() + make_interval(mins => ${minutes} - 15 * (1 + extension_count)),
      lockout_end = date_trunc('milliseconds', now()) + make_interval(mins => ${minutes}) where id = ${id}`,
  )
const lockoutOf = async (id: string) => (await app().call(getBooking, { id })).slot?.lockoutEnd ?? ''

async function held() {
  const id = await addSlot(app().rows)
  const { holdToken: token } = await app().call(holdSlot, { id })
  return { id, token }
}

describe('a hold’s time', () => {
  test('only near its end are 15 minutes added, once for each end that was seen', async () => {
    const { id, token } = await held()
    const early = await lockoutOf(id)
    expect(await app().refusal(extendHold, { id, lockoutEnd: early }, { token })).toMatchObject({
      status: 409,
      error: 'too_early',
    })
    await minutesLeft(id, 1)
    const seen = await lockoutOf(id)
    const extended = await app().call(extendHold, { id, lockoutEnd: seen }, { token })
    expect(Date.parse(extended.lockoutEnd ?? '') - Date.parse(seen)).toBe(15 * 60_000)
    expect(extended.extensionsLeft).toBe(1)
    const again = await app().call(extendHold, { id, lockoutEnd: seen }, { token })
    expect(again.lockoutEnd).toBe(extended.lockoutEnd)
  })

  test('after the last extension there is none', async () => {
    const { id, token } = await held()
    for (let count = 0; count < 2; count += 1) {
      await minutesLeft(id, 1)
      await app().call(extendHold, { id, lockoutEnd: await lockoutOf(id) }, { token })
    }
    await minutesLeft(id, 1)
    const refused = await app().refusal(extendHold, { id, lockoutEnd: await lockoutOf(id) }, { token })
    expect(refused).toMatchObject({ status: 409, error: 'extension_limit' })
  })

  test('without the token, or with another’s, nothing moves', async () => {
    const { id } = await held()
    await minutesLeft(id, 1)
    const lockoutEnd = await lockoutOf(id)
    expect(await app().refusal(extendHold, { id, lockoutEnd })).toMatchObject({ status: 403 })
    expect(await app().refusal(extendHold, { id, lockoutEnd }, { token: newToken() })).toMatchObject({
      status: 403,
    })
    expect(await lockoutOf(id)).toBe(lockoutEnd)
  })

  test('an ended hold is gone', async () => {
    const { id, token } = await held()
    await minutesLeft(id, 0)
    const input = { id, lockoutEnd: new Date().toISOString() }
    expect(await app().refusal(extendHold, input, { token })).toMatchObject({
      status: 409,
      error: 'hold_expired',
    })
    expect(await app().call(checkBooked, { id }, { token })).toMatchObject({
      status: 'AVAILABLE',
      isHeldByYou: false,
    })
  })
})

test('a booking shows its choice and price to its token alone', async () => {
  await addPackage(app().rows)
  const { id, token } = await held()
  const own = await app().call(getBooking, { id }, { token })
  expect(own).toMatchObject({ isHeldByYou: true, packageId: 'basic', quote: { total: '214.50' } })
  const other = await app().call(getBooking, { id })
  expect(other).toMatchObject({
    isHeldByYou: false,
    packageId: null,
    quote: null,
    slot: { status: 'BOOKING' },
  })
  expect(await app().refusal(getBooking, { id, serviceId: 'full' })).toMatchObject({ status: 404 })
})

test('another studio’s slot is not there, whatever is asked', async () => {
  const other = await addSite(app().database, 'other.test')
  const id = await addSlot(other)
  const token = newToken()
  const lockoutEnd = new Date().toISOString()
  const refused = await Promise.all([
    app().refusal(getBooking, { id }, { token }),
    app().refusal(holdSlot, { id, startTime: lockoutEnd }, { token }),
    app().refusal(extendHold, { id, lockoutEnd }, { token }),
    app().refusal(checkBooked, { id }, { token }),
    app().refusal(bookSlot, { id }, { token }),
  ])
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
})

test('what a hold cannot take is named: the time, the package or the add-on', async () => {
  const { id, token } = await held()
  await expect(app().refusal(holdSlot, { id, packageId: 'nobodys' }, { token })).resolves.toMatchObject({
    message: 'This package is not offered.',
  })
  const addons = [{ id: 'nobodys', quantity: 1 }]
  await expect(app().refusal(holdSlot, { id, addons }, { token })).resolves.toMatchObject({
    message: 'This add-on is not offered.',
  })
  await expect(app().refusal(holdSlot, { id })).resolves.toMatchObject({
    error: 'slot_taken',
    message: expect.not.stringContaining('not offered'),
  })
})

describe('the price', () => {
  test('a place of the discount is kept by the hold and given to nobody else', async () => {
    await addPackage(app().rows, { places: 1 })
    const [a, b] = [await addSlot(app().rows), await addSlot(app().rows)]
    const first = await app().call(holdSlot, { id: a })
    expect(first.quote?.lines).toMatchObject([{ amount: '195.00' }, { kind: 'discount', amount: '-19.50' }])
    const second = await app().call(holdSlot, { id: b })
    expect(second.quote?.lines).toHaveLength(1)
    const again = await app().call(holdSlot, { id: a, packageId: 'basic' }, { token: first.holdToken })
    expect(again.quote).toEqual(first.quote)
  })

  test('it stays as it was held until something is chosen anew', async () => {
    await addPackage(app().rows)
    const { id, token } = await held()
    await run(sql`update package set total_fee_minor = 99900`)
    expect((await app().call(holdSlot, { id }, { token })).quote?.subtotal).toBe('195.00')
    expect((await app().call(holdSlot, { id, packageId: 'basic' }, { token })).quote?.subtotal).toBe('999.00')
  })

  test('add-ons are added in their number, unknown or too many refused', async () => {
    await run(sql`insert into addon (business_id, id, service_id, name, fee_minor, max_quantity)
      values (${app().rows.businessId}, 'print', 'mini', 'Print', 2500, 2)`)
    const { id, token } = await held()
    const print = (quantity: number) => ({ id, addons: [{ id: 'print', quantity }] })
    expect((await app().call(holdSlot, print(2), { token })).quote).toMatchObject({
      subtotal: '50.00',
      tax: { amount: '5.00' },
      total: '55.00',
    })
    expect(await app().refusal(holdSlot, print(3), { token })).toMatchObject({
      status: 422,
      error: 'not_offered',
    })
    expect(
      await app().refusal(holdSlot, { id, addons: [{ id: 'nobodys', quantity: 1 }] }, { token }),
    ).toMatchObject({ status: 422 })
  })

  test('a package longer than the slot is not offered in it', async () => {
    for (const name of ['basic', 'long']) await addPackage(app().rows, { id: name })
    await run(sql`update package set shoot_duration = 45 where id = 'long'`)
    const id = await addSlot(app().rows)
    expect(await app().refusal(holdSlot, { id, packageId: 'long' })).toMatchObject({ status: 422 })
  })
})

test('paused services, short notice and breaks take no holds', async () => {
  const id = await addSlot(app().rows)
  await run(sql`update service set is_paused = true`)
  expect(await app().refusal(holdSlot, { id })).toMatchObject({ status: 409, error: 'service_paused' })
  await run(sql`update service set is_paused = false`)
  await run(
    sql`update slot set start_time = now() + interval '119 minutes', end_time = now() + interval '139 minutes'`,
  )
  expect(await app().refusal(holdSlot, { id })).toMatchObject({ status: 409, error: 'not_bookable' })
  const pause = await addSlot(app().rows, { is_break_time: true })
  expect(await app().refusal(holdSlot, { id: pause })).toMatchObject({ status: 409, error: 'not_bookable' })
})

test('one address holds five slots at most', async () => {
  for (let count = 0; count < 5; count += 1) await held()
  const id = await addSlot(app().rows)
  const init = {
    method: 'PATCH',
    body: JSON.stringify({ id }),
    headers: { 'content-type': 'application/json' },
  }
  const response = await app().fetch(`/api/public/bookings/${id}/hold-slot`, init)
  expect(response.status).toBe(429)
  expect(response.headers.has('retry-after')).toBe(true)
})

test('taking another slot frees the first', async () => {
  const { id, token } = await held()
  const other = await addSlot(app().rows)
  await app().call(holdSlot, { id: other }, { token })
  expect(await app().call(checkBooked, { id })).toMatchObject({ status: 'AVAILABLE' })
})

test('a slot kept by a reserved link is held by its token alone', async () => {
  const id = await addSlot(app().rows)
  const token = newToken()
  await run(
    sql`update slot set offer_token = ${token}, offer_until = now() + interval '1 day' where id = ${id}`,
  )
  expect(await app().call(getBooking, { id })).toMatchObject({ slot: { status: 'BOOKING' } })
  expect(await app().refusal(holdSlot, { id })).toMatchObject({ error: 'slot_taken' })
  expect(await app().call(holdSlot, { id }, { token })).toMatchObject({ holdToken: token })
})

test('a booking without time keeps choice and price without a slot', async () => {
  await addPackage(app().rows)
  await run(sql`update service set is_booking_without_time = true, is_mini_session = false where id = 'mini'`)
  const kept = await app().call(holdSlot, { id: 'mini' })
  expect(kept).toMatchObject({
    slot: null,
    lockoutEnd: null,
    packageId: 'basic',
    quote: { subtotal: '195.00' },
  })
  const again = await app().call(getBooking, { id: 'mini' }, { token: kept.holdToken })
  expect(again).toMatchObject({ isHeldByYou: true, quote: kept.quote })
  expect(await app().call(getBooking, { id: 'mini' })).toMatchObject({ isHeldByYou: false, quote: null })
})

test('a token whose booking without time stands is never that of another one', async () => {
  await addPackage(app().rows)
  await run(sql`update service set is_booking_without_time = true, is_mini_session = false where id = 'mini'`)
  const { holdToken: token } = await app().call(holdSlot, { id: 'mini' })
  const customer = { fullName: 'Ann Lee', email: 'ann@people.example', phone: '+1 618 555 0142' }
  const wanted = { serviceId: 'mini', slotId: null, customer }
  const first = await app().call(createOrder, wanted, { token })
  await app().call(confirmOrder, { id: first.id, method: 'OUTSIDE' }, { token })
  const anew = await app().call(holdSlot, { id: 'mini' }, { token })
  expect(anew).toMatchObject({ packageId: 'basic', quote: { subtotal: '195.00' } })
  expect(anew.holdToken).not.toBe(token)
  const second = await app().call(createOrder, wanted, { token: anew.holdToken })
  expect(second.id).not.toBe(first.id)
})
