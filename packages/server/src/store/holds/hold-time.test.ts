import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { endHold, heldSlots, leaveMinutes } from '../../../test/holds.ts'
import {
  addSlot,
  addStudio,
  minutesFromNow,
  newToken,
  type StudioRows,
} from '../../../test/studio-fixture.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { holdTime, type TimeRequest } from './hold-time.ts'
import { releaseHold } from './release-hold.ts'

const database = useTestDatabase()
let studio: StudioRows
beforeEach(async () => {
  studio = await addStudio(database().kysely)
})

const start = minutesFromNow(3 * 1440)
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const request = (more: Partial<TimeRequest> = {}): TimeRequest => ({
  slotId: randomUUID(),
  serviceId: 'full',
  startTime: start,
  endTime: after(90),
  token: newToken(),
  address: null,
  maxPerAddress: 5,
  ...more,
})
const taken = { ok: false, reason: 'slot_taken' }

describe('holding a free start time', () => {
  test('claims the calendar from its start up to its end, not beyond', async () => {
    const held = await holdTime(studio, request())
    if (!held.ok) throw new Error(held.reason)
    expect(held.lockoutEnd.getTime() - held.serverNow.getTime()).toBe(15 * 60_000)
    expect(await holdTime(studio, request({ startTime: after(60), endTime: after(150) }))).toEqual(taken)
    expect(await holdTime(studio, request({ startTime: after(90), endTime: after(180) }))).toMatchObject({
      ok: true,
    })
    expect(await holdTime(studio, request({ startTime: after(-60), endTime: start }))).toMatchObject({
      ok: true,
    })
  })

  test('again with the same token never renews, and a package narrows it', async () => {
    const token = newToken()
    const first = await holdTime(studio, request({ token }))
    if (!first.ok) throw new Error(first.reason)
    const left = await leaveMinutes(studio, first.slotId, 4)
    const choice = { packageId: null, addons: [], price: { total: '1' }, hasDiscount: false }
    const narrowed = await holdTime(studio, request({ token, endTime: after(60), choice }))
    expect(narrowed).toMatchObject({ ok: true, slotId: first.slotId, lockoutEnd: left, holdVersion: 2 })
    expect(await holdTime(studio, request({ startTime: after(60), endTime: after(90) }))).toMatchObject({
      ok: true,
    })
    expect(await holdTime(studio, request({ token, endTime: after(90) }))).toEqual(taken)
    expect(await heldSlots(studio)).toHaveLength(2)
  })

  test('takes over what an ended hold blocked', async () => {
    const first = await holdTime(studio, request())
    if (!first.ok) throw new Error(first.reason)
    await endHold(studio, first.slotId)
    expect(await holdTime(studio, request({ startTime: after(30), endTime: after(120) }))).toMatchObject({
      ok: true,
    })
    expect(await heldSlots(studio)).toHaveLength(1)
  })

  test('moves with its token and leaves nothing behind', async () => {
    const token = newToken()
    await holdTime(studio, request({ token }))
    const held = await holdTime(studio, request({ token, startTime: after(300), endTime: after(360) }))
    if (!held.ok) throw new Error(held.reason)
    const { slotId } = held
    expect(await holdTime(studio, request())).toMatchObject({ ok: true })
    expect(await releaseHold(studio, { token, slotId })).toBe(true)
    expect(await releaseHold(studio, { token, slotId })).toBe(false)
    expect(await heldSlots(studio)).toHaveLength(1)
  })

  test('is refused on a mini session’s date and on the owner’s own entry', async () => {
    await addSlot(studio, { start_time: start, end_time: after(20), id: 'mini-slot' })
    const entry = {
      business_id: studio.businessId,
      id: 'e',
      calendar_id: 'main',
      start_time: start,
      end_time: after(20),
    }
    await studio.kysely
      .insertInto('calendar_entry')
      .values({ ...entry, service_date_id: 'date-mini-slot' })
      .execute()
    expect(await holdTime(studio, request())).toEqual(taken)
  })

  test.each([
    ['an unknown service', { serviceId: 'none' }, 'not_found'],
    ['a mini session', { serviceId: 'mini' }, 'not_bookable'],
    ['a start in the past', { startTime: minutesFromNow(-1) }, 'not_bookable'],
  ])('is refused for %s', async (_, more, reason) => {
    expect(await holdTime(studio, request(more))).toEqual({ ok: false, reason })
    expect(await heldSlots(studio)).toEqual([])
  })

  test('of another studio finds no service and blocks nobody', async () => {
    const other = await addStudio(database().kysely)
    expect(await holdTime(other, request())).toMatchObject({ ok: true })
    expect(await holdTime(studio, request())).toMatchObject({ ok: true })
  })
})
