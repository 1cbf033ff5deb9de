import { checkBooked, checkShootTime, confirmOrder, holdSlot, releaseSlot } from '@bellows/api'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { endHold } from '../../../test/holds.ts'
import { addSlot, newToken } from '../../../test/studio-fixture.ts'
import { newOrder } from '../../testing/booked.ts'
import { startIn } from '../../testing/full-session.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

async function held(turn?: number) {
  const slotId = await addSlot(app().rows)
  const { holdToken: token } = await app().call(holdSlot, { id: slotId, ...(turn && { turn }) })
  return { slotId, token }
}
const release = (id: string, token: string, turn?: number) =>
  app().call(releaseSlot, { id, ...(turn !== undefined && { turn }) }, { token })
const isHeld = async (id: string, token: string) =>
  (await app().call(checkBooked, { id }, { token })).isHeldByYou

describe('giving a held time back', () => {
  test('frees it for everyone at once; asked again, it is free already', async () => {
    const { slotId, token } = await held()
    expect(await app().refusal(holdSlot, { id: slotId })).toMatchObject({ error: 'slot_taken' })
    for (const _ of ['first', 'again']) expect(await release(slotId, token)).toEqual({ status: 'AVAILABLE' })
    expect(await app().call(holdSlot, { id: slotId })).toMatchObject({ slot: { id: slotId } })
  })

  test('is the token’s alone to do', async () => {
    const { slotId, token } = await held()
    const refused = { status: 403, error: 'not_your_hold' }
    expect(await app().refusal(releaseSlot, { id: slotId })).toMatchObject(refused)
    expect(await app().refusal(releaseSlot, { id: slotId }, { token: newToken() })).toMatchObject(refused)
    expect(await app().refusal(releaseSlot, { id: 'not-there' }, { token })).toMatchObject({ status: 404 })
    expect(await isHeld(slotId, token)).toBe(true)
  })

  test('names one time: what the token holds by now stays', async () => {
    const { slotId, token } = await held()
    const next = await addSlot(app().rows)
    await app().call(holdSlot, { id: next }, { token })
    expect(await release(slotId, token)).toEqual({ status: 'AVAILABLE' })
    expect(await isHeld(next, token)).toBe(true)
  })

  test('that was long on its way leaves what was asked for after it', async () => {
    const { slotId, token } = await held(3)
    expect(await release(slotId, token, 2)).toEqual({ status: 'BOOKING' })
    expect(await isHeld(slotId, token)).toBe(true)
    expect(await release(slotId, token, 3)).toEqual({ status: 'AVAILABLE' })
  })

  test('that is another’s since its hold ended is refused', async () => {
    const { slotId, token } = await held()
    await endHold(app().rows, slotId)
    expect(await release(slotId, token)).toEqual({ status: 'AVAILABLE' })
    const { holdToken: other } = await app().call(holdSlot, { id: slotId })
    expect(await app().refusal(releaseSlot, { id: slotId }, { token })).toMatchObject({ status: 403 })
    expect(await isHeld(slotId, other)).toBe(true)
  })

  test('gives nothing back that is booked', async () => {
    const { orderId, slotId, token } = await newOrder(app())
    await app().call(confirmOrder, { id: orderId }, { token })
    expect(await release(slotId, token)).toEqual({ status: 'BOOKED' })
    expect(await app().call(checkBooked, { id: slotId })).toMatchObject({ isBooked: true })
  })
})

test('of a full session: its day is free again, and meanwhile in its own visitor’s way no more than nobody’s', async () => {
  const { businessId } = app().rows
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }))
  const { kysely } = app().database
  await sql`insert into package (business_id, id, service_id, name, type, total_fee_minor, shoot_duration)
    values (${businessId}, 'long', 'full', 'Long', 'MULTI', 50000, 90)`.execute(kysely)
  await sql`update service set content = ${JSON.stringify({ availableSchedules: week })}::jsonb
    where id = 'full'`.execute(kysely)
  const startTime = startIn(60)
  const { holdToken: token, slot } = await app().call(holdSlot, { id: 'full', startTime })
  const check = (by: { token?: string }) =>
    app().call(checkShootTime, { serviceId: 'full', startTime, endTime: startIn(60, '10:30') }, by)
  expect(await check({})).toMatchObject({ isAvailable: false })
  expect(await check({ token })).toMatchObject({ isAvailable: true })
  expect(await release(slot?.id ?? '', token)).toEqual({ status: 'AVAILABLE' })
  expect(await check({})).toMatchObject({ isAvailable: true })
})
