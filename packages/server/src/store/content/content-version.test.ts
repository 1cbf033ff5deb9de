import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { addPackage, addSlot } from '../../../test/studio-fixture.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { countedQueries } from '../../testing/counted-queries.ts'
import { addSite } from '../../testing/test-app.ts'
import { contentVersionReader, readContentVersion } from './content-version.ts'

const database = useTestDatabase()

/** A reader with a clock of its own, and a studio to ask it for. */
async function begin() {
  const { businessId } = await addSite(database(), 'studio.test')
  const { database: counted, state } = countedQueries(database())
  const clock = { now: 0 }
  const read = contentVersionReader(counted, () => clock.now)
  const raise = () =>
    sql`update business set content_version = content_version + 1`.execute(database().kysely)
  return { clock, state, raise, businessId, version: () => read(businessId) }
}

test('within half a second it is read once, however many ask', async () => {
  const { clock, state, version } = await begin()
  const first = version()
  clock.now = 499
  const all = await Promise.all([first, version(), version()])
  expect(new Set(all).size).toBe(1)
  expect(state.count).toBe(1)
})

test('in the other half nobody waits while it is read anew, once', async () => {
  const { clock, state, raise, version } = await begin()
  const first = await version()
  await raise()
  clock.now = 500
  expect(await Promise.all([version(), version()])).toEqual([first, first])
  expect(state.count).toBe(2)
  await vi.waitUntil(async () => (await version()) !== first, { timeout: 20_000 })
  expect(state.count).toBe(2)
})

test('nothing older than a second is told, and who asks then waits for what is being read', async () => {
  const { clock, state, raise, version } = await begin()
  const first = await version()
  await raise()
  clock.now = 900
  const last = version()
  clock.now = 1000
  const next = version()
  expect(await last).toBe(first)
  expect(await next).not.toBe(first)
  expect(state.count).toBe(2)
  clock.now = 2500
  await version()
  expect(state.count).toBe(3)
})

test('after a publishing nobody gets what was read or asked before it', async () => {
  const { clock, state, raise, version, businessId } = await begin()
  const first = await version()
  clock.now = 600
  await version()
  await raise()
  database().publishing.tell(businessId)
  const published = await version()
  expect(published).not.toBe(first)
  // What was asked before the publishing has been answered by now.
  await sql`select 1`.execute(database().kysely)
  expect(await version()).toBe(published)
  expect(state.count).toBe(3)
})

test('a reading that fails is asked again by the next', async () => {
  const { clock, state, version } = await begin()
  const first = await version()
  state.isRefusing = true
  clock.now = 700
  expect(await version()).toBe(first)
  await sql`select 1`.execute(database().kysely)
  clock.now = 1000
  await expect(version()).rejects.toThrow('refused')
  state.isRefusing = false
  expect(await version()).toBe(first)
  expect(state.count).toBe(4)
})

test('the content version follows publishing, holds and their end', async () => {
  const rows = await addSite(database(), 'studio.test')
  const version = () => readContentVersion(database(), rows.businessId)
  const [first, slotId] = [await version(), await addSlot(rows)]
  const withSlot = await version()
  const held = sql`update slot set status = 'BOOKING', hold_token = 'held-token-held-token-22', held_at = now() - interval '5 minutes',
    lockout_end = now() + interval '10 minutes' where id = ${slotId}`
  await held.execute(database().kysely)
  const whileHeld = await version()
  await sql`update slot set lockout_end = now() - interval '1 second' where id = ${slotId}`.execute(
    database().kysely,
  )
  expect(new Set([first, withSlot, whileHeld]).size).toBe(3)
  expect(await version()).toBe(withSlot)
  const [one, other] = [await addSlot(rows), await addSlot(rows)]
  const take = (id: string) =>
    sql`update slot set is_disabled = id = ${id} where id <> ${slotId}`.execute(database().kysely)
  await take(one)
  const withoutOne = await version()
  await take(other)
  expect(await version()).not.toBe(withoutOne)
  await sql`update business set content_version = content_version + 1`.execute(database().kysely)
  expect(await version()).not.toBe(withSlot)
})

test('and calendars of full sessions, and the moments at which a discount begins and ends', async () => {
  const rows = await addSite(database(), 'studio.test')
  const { kysely, businessId } = rows
  const version = () => readContentVersion(database(), rows.businessId)
  const versions = [await version()]
  await sql`insert into calendar_entry (business_id, id, calendar_id, start_time, end_time)
    values (${businessId}, 'away', 'main', now(), now() + interval '1 hour')`.execute(kysely)
  versions.push(await version())
  await addPackage(rows, { places: 3 })
  for (const [start, end] of [
    [1, 2],
    [-1, 2],
    [-2, -1],
  ] as const) {
    await sql`update discount set start_at = now() + make_interval(hours => ${start}),
      end_at = now() + make_interval(hours => ${end})`.execute(kysely)
    versions.push(await version())
  }
  expect(new Set(versions).size).toBe(5)
})

test('and a full session that is held, then shorter, then booked', async () => {
  const rows = await addSite(database(), 'studio.test')
  const { kysely, businessId } = rows
  const run = (query: ReturnType<typeof sql>) => query.execute(kysely)
  const times = sql`now() + interval '2 days', now() + interval '2 days 2 hours'`
  await run(sql`insert into slot (business_id, id, service_id, start_time, end_time, status, hold_token, held_at,
      lockout_end)
    select ${businessId}, 'held', 'full', ${times}, 'BOOKING', 'held-token-held-token-22', now(),
      now() + interval '15 minutes'`)
  await run(sql`insert into calendar_entry (business_id, id, calendar_id, start_time, end_time, slot_id)
    select ${businessId}, 'held', 'main', ${times}, 'held'`)
  const versions = [await readContentVersion(database(), businessId)]
  await run(sql`update calendar_entry set end_time = end_time - interval '1 hour'`)
  versions.push(await readContentVersion(database(), businessId))
  await run(sql`insert into orders (business_id, id, status, service_id, currency, locale, confirmed_at)
    values (${businessId}, 'orderofthefullsession000', 'BOOKED', 'full', 'USD', 'en-US', now())`)
  await run(sql`update slot set status = 'BOOKED', order_id = 'orderofthefullsession000', hold_token = null,
    lockout_end = null`)
  versions.push(await readContentVersion(database(), businessId))
  expect(new Set(versions).size).toBe(3)
})
