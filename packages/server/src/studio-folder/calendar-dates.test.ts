import { cpSync } from 'node:fs'
import path from 'node:path'
import { getService, getServiceDates } from '@bellows/api'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { checkInvariants } from '../../test/invariants.ts'
import { bookHeld, bookSlot } from '../../test/orders.ts'
import { newToken } from '../../test/studio-fixture.ts'
import { claimSlot } from '../store/holds/claim-slot.ts'
import { holdTime } from '../store/holds/hold-time.ts'
import { cancelOrder } from '../store/orders/cancel-order.ts'
import { smallFolder } from '../testing/small-folder.ts'
import { useStudioFolder } from '../testing/studio-copy.ts'
import { useTestApp } from '../testing/test-app.ts'

/** The calendar's lock decides alone, as where a database has no exclusion constraints. */
const app = useTestApp({ isOwn: true })
const { run, rows, edit, fileAt } = useStudioFolder(app)
const studio = () => ({ kysely: app().database.kysely, businessId: 'small' })
const exec = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)

beforeEach(async () => {
  await exec(sql`alter table calendar_entry drop constraint if exists calendar_no_overlap`)
  await run()
})

const HOUR = 3_600_000
const BOOKED = 'seededbookedorder0000000001'

/** When the small studio's date begins as the folder comes, of which 09:00 is booked. */
let begin = 0
beforeEach(async () => {
  const [date] = await rows<{ at: Date }>(
    sql`select start_time as at from service_date where id = 'orchard-day'`,
  )
  begin = date?.at.getTime() ?? 0
})

/** A full session, held from so many hours after that. */
async function holdFull(after: number) {
  const token = newToken()
  const times = { startTime: new Date(begin + after * HOUR), endTime: new Date(begin + (after + 1) * HOUR) }
  const request = { serviceId: 'portrait', slotId: newToken(), address: null, maxPerAddress: 5 }
  return { token, held: await holdTime(studio(), { ...request, ...times, token }) }
}

const claim = (slotId: string, token: string, offerToken?: string) =>
  claimSlot(studio(), { slotId, token, offerToken, address: null, maxPerAddress: 5 })

const cancel = () => cancelOrder(studio(), { orderId: BOOKED, reason: '', outboxId: 'cancelled' })

/** Promises about slots and calendars that do not hold. */
const broken = async () =>
  (await checkInvariants(app().database.pool)).filter(
    ({ name, rows: count }) => name.startsWith('I1') && count > 0,
  )

/** Changes how the small studio's date is laid out. */
const plan = (change: Record<string, unknown>) =>
  edit('services/orchard-minis.json', (service) => {
    const [date] = [service['serviceDates']].flat()
    Object.assign(Object(date)['plan'], change)
  })

describe('a date that a full session is in the way of', () => {
  test('is refused by its name while the session is held or booked', async () => {
    const { token, held } = await holdFull(5)
    plan({ end: '15:00' })
    await expect(run()).rejects.toThrow('"orchard-day" overlaps what is in the calendar')
    if (!held.ok) throw new Error(held.reason)
    await bookHeld(studio(), { token, slotId: held.slotId, holdVersion: held.holdVersion })
    await expect(run()).rejects.toThrow('at serviceDates.0: "orchard-day" overlaps what is in the calendar')
  })

  test('takes its time as soon as the hold has ended', async () => {
    await holdFull(5)
    await exec(sql`update slot set held_at = now() - interval '20 minutes', lockout_end = now()
      where service_id = 'portrait' and status = 'BOOKING'`)
    plan({ end: '15:00' })
    await run()
    expect(await rows(sql`select service_date_id from calendar_entry where start_time > now()`)).toEqual([
      { service_date_id: 'orchard-day' },
    ])
  })
})

const version = () =>
  rows<{ version: number }>(sql`select version from calendar_lock where business_id = 'small'`)

test('an import waits for whoever is taking a time of the calendar', async () => {
  const [before] = await version()
  await run()
  expect(await version()).toEqual([{ version: (before?.version ?? 0) + 1 }])
})

describe('what is booked of a date that has another plan', () => {
  test('stays in the calendar on the day, and nothing is booked between it and the plan', async () => {
    plan({ first: '14:00', end: '16:00' })
    await run()
    for (const hour of [0, 4, 6]) expect((await holdFull(hour)).held).toMatchObject({ reason: 'slot_taken' })
    expect((await holdFull(7)).held.ok).toBe(true)
    expect(await broken()).toEqual([])
  })

  test('gives way within the day to a full session that was booked between', async () => {
    plan({ day: { in: '13d' } })
    await run()
    expect((await holdFull(4)).held.ok).toBe(true)
    plan({ day: { in: '12d' }, first: '14:00', end: '16:00' })
    await run()
    expect(await broken()).toEqual([])
  })

  test('stays in the calendar on the day that the date left, and for nobody after it', async () => {
    plan({ day: { in: '13d' } })
    await run()
    expect(await broken()).toEqual([])
    expect((await holdFull(0)).held).toMatchObject({ reason: 'slot_taken' })
    await cancel()
    expect(await rows(sql`select 1 from slot where start_time = ${new Date(begin)}`)).toEqual([])
    expect((await holdFull(-0.6)).held.ok).toBe(true)
  })

  test.each([
    ['outside the plan', { first: '09:50' }],
    ['not on offer in the plan', { disabled: ['09:00'] }],
  ])('is not on sale after it is cancelled %s', async (_, change) => {
    plan(change)
    await run()
    await cancel()
    expect(await rows(sql`select 1 from slot where start_time = ${new Date(begin)}`)).toEqual([])
  })

  test('is on sale again where the plan has come back to it', async () => {
    plan({ first: '09:50' })
    await run()
    plan({ first: '09:00' })
    await run()
    await cancel()
    expect(
      await rows(sql`select status, is_disabled from slot where start_time = ${new Date(begin)}`),
    ).toEqual([{ status: 'AVAILABLE', is_disabled: false }])
  })

  test('is gone around by another date that moves there', async () => {
    const [slot] = await rows<{ id: string }>(
      sql`select id from slot where service_date_id = 'orchard-day' and status = 'AVAILABLE' and not is_disabled
        and not is_break_time and offer_until is null`,
    )
    await bookSlot(studio(), slot?.id ?? '')
    edit('services/orchard-minis.json', (service) => {
      const [date] = [service['serviceDates']].flat()
      const second = { ...Object(date), id: 'orchard-eve', plan: { ...Object(date).plan, first: '08:30' } }
      service['serviceDates'] = [second, date]
    })
    plan({ day: { in: '12d' } })
    edit('services/orchard-minis.json', (service) => {
      const [, date] = [service['serviceDates']].flat()
      Object.assign(Object(date).plan, { day: { in: '19d' } })
    })
    await run()
    expect(await broken()).toEqual([])
    const overlaps =
      await rows(sql`select 1 from slot a join slot b on a.id < b.id and a.start_time < b.end_time
      and b.start_time < a.end_time and a.service_date_id is not null and b.service_date_id is not null`)
    expect(overlaps).toEqual([])
  })
})

/** A slot whose date has moved to another day. */
async function closed(which: ReturnType<typeof sql>) {
  plan({ day: { in: '13d' } })
  await run()
  const [slot] = await rows<{ id: string; token: string }>(
    sql`select id, coalesce(hold_token, offer_token) as token from slot where ${which}`,
  )
  return { id: slot?.id ?? '', token: slot?.token ?? '' }
}

describe('a time that its date has closed', () => {
  test('is its holder’s until the hold ends, and nobody’s then', async () => {
    const { id, token } = await closed(sql`status = 'BOOKING'`)
    expect(await claim(id, token)).toMatchObject({ ok: true })
    expect((await holdFull(0.5)).held).toMatchObject({ reason: 'slot_taken' })
    await exec(
      sql`update slot set held_at = now() - interval '20 minutes', lockout_end = now() where id = ${id}`,
    )
    expect(await claim(id, newToken())).toMatchObject({ reason: 'not_bookable' })
    expect((await holdFull(0.5)).held.ok).toBe(true)
  })

  test('is kept for whom it was kept, who may still take it', async () => {
    const { id, token } = await closed(sql`offer_token is not null and offer_order_id is null`)
    expect((await holdFull(1.5)).held).toMatchObject({ reason: 'slot_taken' })
    expect(await claim(id, newToken())).toMatchObject({ ok: false })
    expect(await claim(id, newToken(), token)).toMatchObject({ ok: true })
  })
})

async function remove() {
  edit('services/orchard-minis.json', (service) => (service['serviceDates'] = []))
  await run()
}

describe('a date that is gone from its folder', () => {
  test('keeps what somebody has of it and is on offer to nobody', async () => {
    const before =
      await rows(sql`select id from slot where service_date_id = 'orchard-day' and (status <> 'AVAILABLE'
      or offer_until > now()) order by id`)
    await remove()
    expect(await rows(sql`select id from slot where service_date_id = 'orchard-day' order by id`)).toEqual(
      before,
    )
    const by = { host: 'small.localhost' }
    expect(await app().call(getServiceDates, { slug: 'orchard-minis' }, by)).toMatchObject({
      serviceDates: [],
    })
    expect(await app().call(getService, { slug: 'orchard-minis' }, by)).toMatchObject({
      numberOfSlotsAvailable: 0,
    })
  })

  test('blocks the calendar with what is booked of it alone, and that is sold to nobody after', async () => {
    await remove()
    expect(await broken()).toEqual([])
    expect((await holdFull(0)).held).toMatchObject({ reason: 'slot_taken' })
    expect((await holdFull(-1)).held.ok).toBe(true)
    expect((await holdFull(3)).held.ok).toBe(true)
    await cancel()
    expect(await rows(sql`select 1 from slot where start_time = ${new Date(begin)}`)).toEqual([])
  })

  test('comes back with its plan', async () => {
    await remove()
    cpSync(path.join(smallFolder, 'services/orchard-minis.json'), fileAt('services/orchard-minis.json'))
    await run()
    expect(await broken()).toEqual([])
    const free =
      await rows(sql`select 1 from slot where service_date_id = 'orchard-day' and status = 'AVAILABLE'
      and not is_disabled`)
    expect(free.length).toBeGreaterThan(0)
  })
})
