import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { useTestDatabase } from '../../../test/test-database.ts'
import { countedQueries } from '../../testing/counted-queries.ts'
import { addSite } from '../../testing/test-app.ts'
import { contentVersionReader } from './content-version.ts'

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
  await vi.waitUntil(async () => (await version()) !== first)
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
