import { randomUUID } from 'node:crypto'
import {
  confirmOrder,
  createOrder,
  declineReservedSlot,
  getOrder,
  getReservedSlot,
  holdSlot,
} from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { bookSlot } from '../../../test/orders.ts'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { addSlot, minutesFromNow, newToken } from '../../../test/studio-fixture.ts'
import { addGuest, addWaitlistService, addWantedSlot, endOffer, offerOf } from '../../../test/waitlist.ts'
import { cancelOrder } from '../../store/orders/cancel-order.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)

/** A slot that is kept for the first of two guests. */
async function offered() {
  const studio = app().rows
  const serviceId = await addWaitlistService(studio)
  const guest = await addGuest(studio, { serviceId, minutesAgo: 10 })
  const next = await addGuest(studio, { serviceId, minutesAgo: 5 })
  const id = await addWantedSlot(studio, serviceId)
  const orderId = await bookSlot(studio, id)
  await cancelOrder(studio, { orderId, reason: '', outboxId: randomUUID() })
  const { token } = await offerOf(studio, id)
  return { id, serviceId, guest, next, token: token ?? '' }
}

const keptFor = async (id: string) => (await offerOf(app().rows, id)).orderId

describe('a reserved link', () => {
  test('shows its guest the time, until when, and whom it knows', async () => {
    const { id, serviceId, token } = await offered()
    const shown = await app().call(getReservedSlot, { id }, { token })
    expect(shown).toMatchObject({
      state: 'kept',
      slot: { id },
      serviceId,
      customer: { firstName: 'Ed', maskedEmail: 'ed@…' },
      orderId: null,
    })
    const hours = (Date.parse(shown.until ?? '') - Date.parse(shown.serverNow)) / 3_600_000
    expect(Math.round(hours)).toBe(24)
  })

  test('tells a stranger, and a guest whose time is over, only that it is not theirs', async () => {
    const { id, token } = await offered()
    const ended = { state: 'ended', until: null, customer: null, orderId: null, slot: { status: 'BOOKING' } }
    expect(await app().call(getReservedSlot, { id })).toMatchObject(ended)
    expect(await app().call(getReservedSlot, { id }, { token: newToken() })).toMatchObject(ended)
    await endOffer(app().rows, id, 30)
    const shown = await app().call(getReservedSlot, { id }, { token })
    expect(shown).toMatchObject({ state: 'ended', customer: null })
  })

  test('of a slot that is not there, or another studio’s, is not found', async () => {
    const { id, token } = await offered()
    await addSite(app().database, 'other.test')
    const stranger = { token, host: 'other.test' }
    const missing = await app().refusal(getReservedSlot, { id: 'not-there' })
    expect(missing).toMatchObject({ status: 404 })
    expect(await app().refusal(getReservedSlot, { id }, stranger)).toEqual(missing)
    expect(await app().refusal(declineReservedSlot, { id }, stranger)).toEqual(missing)
    expect(await app().refusal(declineReservedSlot, { id: 'not-there' }, { token })).toEqual(missing)
  })

  test('is booked under another guest’s address, and neither loses a place', async () => {
    const { id, serviceId, guest, next, token } = await offered()
    const { kysely, businessId } = app().rows
    const emails = { [guest]: 'ed@people.example', [next]: 'flo@people.example' }
    for (const [of, email] of Object.entries(emails)) {
      await sql`insert into customer (business_id, id, email, full_name)
        values (${businessId}, ${of}, ${email}, 'A guest')`.execute(kysely)
      await sql`update orders set customer_id = ${of} where id = ${of}`.execute(kysely)
    }
    const customerOf = async (of: string) =>
      (await sql<{ of: string }>`select customer_id as of from orders where id = ${of}`.execute(kysely))
        .rows[0]?.of
    await app().call(holdSlot, { id }, { token })
    const customer = { fullName: 'Flo Friend', email: 'flo@people.example', phone: '+1 555 010 0401' }
    await app().call(createOrder, { serviceId, slotId: id, customer }, { token })
    expect([await customerOf(guest), await customerOf(next)]).toEqual([guest, next])
    await app().call(confirmOrder, { id: guest }, { token })
    expect([await customerOf(guest), await customerOf(next)]).toEqual([next, next])
    expect(await app().call(getOrder, { id: guest })).toMatchObject({ status: 'BOOKED', slot: { id } })
    const waiting = await sql`select id from orders where status = 'WAITLIST'`.execute(kysely)
    expect(waiting.rows).toEqual([{ id: next }])
  })

  test('leads the whole way: held, ordered without asking again, booked', async () => {
    const { id, serviceId, guest, token } = await offered()
    const held = await app().call(holdSlot, { id }, { token })
    expect(held.holdToken).toBe(token)
    const order = await app().call(createOrder, { serviceId, slotId: id }, { token })
    expect(order).toMatchObject({ id: guest, status: 'WAITLIST', customer: { firstName: 'Ed' } })
    await app().call(confirmOrder, { id: guest }, { token })
    expect(await app().call(getOrder, { id: guest })).toMatchObject({ status: 'BOOKED', slot: { id } })
    expect(await app().call(getReservedSlot, { id }, { token })).toMatchObject({
      state: 'booked',
      orderId: guest,
    })
    expect(await app().call(getReservedSlot, { id })).toMatchObject({ state: 'ended', orderId: null })
  })

  test('that the owner gave by hand books an order of its own', async () => {
    const token = newToken()
    const offer = { offer_token: token, offer_until: minutesFromNow(600) }
    const id = await addSlot(app().rows, offer)
    expect(await app().refusal(holdSlot, { id })).toMatchObject({ error: 'slot_taken' })
    expect(await app().call(getReservedSlot, { id }, { token })).toMatchObject({
      state: 'kept',
      customer: null,
    })
    await app().call(holdSlot, { id }, { token })
    expect(await app().refusal(createOrder, { serviceId: 'mini', slotId: id }, { token })).toMatchObject({
      status: 400,
      validation: expect.arrayContaining([expect.objectContaining({ path: 'customer.email' })]),
    })
  })
})

describe('“I don’t need it”', () => {
  test('passes the slot on, once', async () => {
    const { id, next, token } = await offered()
    expect(await app().call(declineReservedSlot, { id }, { token })).toEqual({ isGivenBack: true })
    expect(await keptFor(id)).toBe(next)
    expect(await app().call(declineReservedSlot, { id }, { token })).toEqual({ isGivenBack: false })
    expect(await keptFor(id)).toBe(next)
  })

  test('lets the guest’s own hold go, nobody else’s', async () => {
    const { id, next, token } = await offered()
    await app().call(holdSlot, { id }, { token })
    expect(await app().call(declineReservedSlot, { id }, { token: newToken() })).toEqual({
      isGivenBack: false,
    })
    expect(await app().call(declineReservedSlot, { id })).toEqual({ isGivenBack: false })
    expect(await app().call(declineReservedSlot, { id }, { token })).toEqual({ isGivenBack: true })
    expect(await keptFor(id)).toBe(next)
  })

  test('a hold that was taken after it is the guest’s until it ends or is given back', async () => {
    const token = newToken()
    const offer = { offer_token: token, offer_until: minutesFromNow(600) }
    const id = await addSlot(app().rows, offer)
    await app().call(declineReservedSlot, { id }, { token })
    expect(await app().call(getReservedSlot, { id }, { token })).toMatchObject({
      state: 'ended',
      slot: { status: 'AVAILABLE' },
    })
    const { lockoutEnd } = await app().call(holdSlot, { id }, { token })
    expect(await app().call(getReservedSlot, { id }, { token })).toMatchObject({
      state: 'kept',
      until: lockoutEnd,
    })
    expect(await app().call(getReservedSlot, { id })).toMatchObject({ state: 'ended', until: null })
    expect(await app().call(declineReservedSlot, { id }, { token })).toEqual({ isGivenBack: true })
    expect(await app().call(getReservedSlot, { id }, { token })).toMatchObject({ state: 'ended' })
  })

  test('after the last guest it is everyone’s', async () => {
    const { id, token } = await offered()
    await app().call(declineReservedSlot, { id }, { token })
    const second = (await offerOf(app().rows, id)).token ?? ''
    await app().call(declineReservedSlot, { id }, { token: second })
    expect(await app().call(holdSlot, { id })).toMatchObject({ slot: { id } })
  })
})
