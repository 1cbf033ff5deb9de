import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkInvariants } from '../../test/invariants.ts'
import { bookHeld } from '../../test/orders.ts'
import { newToken } from '../../test/studio-fixture.ts'
import { addGuest } from '../../test/waitlist.ts'
import { holdTime } from '../store/holds/hold-time.ts'
import { cancelOrder } from '../store/orders/cancel-order.ts'
import { moveOrder } from '../store/orders/move-order.ts'
import { useStudioFolder, type Json } from '../testing/studio-copy.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp({ isOwn: true })
const { run, rows, edit } = useStudioFolder(app)
const studio = () => ({ kysely: app().database.kysely, businessId: 'small' })
const exec = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)

const HOUR = 3_600_000
const begin = Math.ceil(Date.now() / HOUR) * HOUR + 40 * 24 * HOUR

const put = (slug: string, change: Json) =>
  edit(`services/${slug}.json`, (service) => Object.assign(service, change))

/** Two full sessions, each with a calendar of its own: `portrait` and, once the folder is written, `headshots`. */
beforeEach(async () => {
  await run()
  await exec(sql`insert into calendar_lock (business_id, calendar_id) values ('small', 'anna')`)
  await exec(sql`insert into service (business_id, id, slug, name, type, calendar_id, is_mini_session, tax)
    values ('small', 'headshots', 'headshots', 'Headshots', 'SINGLE_PACKAGE', 'anna', false, 'EXCLUDE')`)
})

async function hold(serviceId: string, after = 0) {
  const token = newToken()
  const times = {
    startTime: new Date(begin + after * HOUR),
    endTime: new Date(begin + (after + 1) * HOUR),
  }
  const request = { serviceId, slotId: newToken(), address: null, maxPerAddress: 5, token }
  return { token, held: await holdTime(studio(), { ...request, ...times }) }
}

async function book(serviceId: string, after = 0): Promise<string> {
  const { token, held } = await hold(serviceId, after)
  if (!held.ok) throw new Error(held.reason)
  return bookHeld(studio(), { token, slotId: held.slotId, holdVersion: held.holdVersion })
}

const cancel = (orderId: string) => cancelOrder(studio(), { orderId, reason: '', outboxId: newToken() })
const entries = () =>
  rows<{
    calendar: string
    start: Date
  }>(sql`select calendar_id as calendar, start_time as start from calendar_entry
    where start_time >= ${new Date(begin)} order by start_time, calendar_id`)
const broken = async () =>
  (await checkInvariants(app().database.pool)).filter(
    ({ name, rows: count }) => name.startsWith('I1') && count > 0,
  )

describe('a full session that gets another calendar', () => {
  test('takes what is booked of it along: it is sold once, and the old calendar is free', async () => {
    await book('portrait')
    put('portrait', { calendarId: 'anna' })
    await run()
    expect((await hold('portrait')).held).toMatchObject({ reason: 'slot_taken' })
    expect((await hold('headshots')).held).toMatchObject({ reason: 'slot_taken' })
    put('portrait', { calendarId: 'main' })
    await run()
    expect((await hold('headshots')).held).toMatchObject({ ok: true })
    expect((await hold('portrait')).held).toMatchObject({ reason: 'slot_taken' })
    expect(await broken()).toEqual([])
  })

  test('is refused by its name where its time is taken there', async () => {
    await book('portrait')
    await book('headshots')
    put('portrait', { calendarId: 'anna' })
    await expect(run()).rejects.toThrow('services/portrait.json at calendarId: "anna" is not free at')
    expect(await entries()).toMatchObject([{ calendar: 'anna' }, { calendar: 'main' }])
  })

  test('goes past holds that have ended, its own and others’', async () => {
    await book('portrait', 2)
    await hold('portrait')
    await hold('headshots')
    await hold('headshots', 2)
    await exec(sql`update slot set held_at = now() - interval '20 minutes', lockout_end = now()
      where status = 'BOOKING' and service_date_id is null`)
    put('portrait', { calendarId: 'anna' })
    await run()
    expect((await hold('headshots', 2)).held).toMatchObject({ reason: 'slot_taken' })
    expect((await hold('headshots')).held).toMatchObject({ ok: true })
    expect(await broken()).toEqual([])
  })
})

test('a cancelled time is kept past a hold that has ended, whatever calendar it was in', async () => {
  const booked = await book('portrait')
  await hold('headshots')
  await exec(sql`update service set calendar_id = 'anna', is_waitlist_enabled = true where id = 'portrait'`)
  await exec(sql`update slot set held_at = now() - interval '20 minutes', lockout_end = now()
    where status = 'BOOKING' and service_id = 'headshots'`)
  const guest = await addGuest(studio(), { serviceId: 'portrait' })
  expect(await cancel(booked)).toMatchObject({ ok: true })
  expect(
    await rows(
      sql`select offer_order_id as guest from slot where offer_until > now() and service_date_id is null`,
    ),
  ).toEqual([{ guest }])
  expect(await broken()).toEqual([])
})

describe('a calendar that changes while it is waited for', () => {
  /** As an import does that had the lock first. */
  beforeEach(async () => {
    await exec(sql`create or replace function change_calendar() returns trigger language plpgsql as $$ begin
      update service set calendar_id = 'anna' where id = 'portrait';
      return new;
    end $$`)
    await exec(sql`create or replace trigger calendar_changes after update on calendar_lock for each row
      when (new.calendar_id = 'main') execute function change_calendar()`)
  })
  afterEach(() => exec(sql`drop trigger calendar_changes on calendar_lock`))

  test('is not the one that a time is held in', async () => {
    await book('headshots')
    expect((await hold('portrait')).held).toMatchObject({ reason: 'slot_taken' })
    expect((await hold('portrait', 1)).held).toMatchObject({ ok: true })
    expect(await entries()).toMatchObject([{ calendar: 'anna' }, { calendar: 'anna' }])
  })

  test('is not the one that a booking moves to', async () => {
    const orderId = await book('headshots', 3)
    await exec(sql`update orders set service_id = 'portrait' where id = ${orderId}`)
    const startTime = new Date(begin)
    const target = { slotId: newToken(), startTime, endTime: new Date(begin + HOUR) }
    const move = { orderId, target, token: newToken(), termsVersion: 1, dueDates: [], outboxId: newToken() }
    expect(await moveOrder(studio(), move)).toMatchObject({ ok: true })
    expect(await entries()).toMatchObject([{ calendar: 'anna', start: startTime }])
  })
})
