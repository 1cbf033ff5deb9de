import { holdSlot, releaseSlot } from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addService, addSlot, newToken } from '../../../test/studio-fixture.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ settings: { bookingsPerHour: 1 } })
const MOST = 30
const rows = async (table: string) =>
  (await sql`select 1 from ${sql.table(table)}`.execute(app().database.kysely)).rows.length

/** As often as it may be asked, and once more; what that last time was answered. */
async function beyond(ask: () => Promise<number>): Promise<number> {
  for (let count = 0; count < MOST; count += 1) expect(await ask()).toBe(200)
  return ask()
}
const statusOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 200,
    (cause: unknown) => Number(Object(cause)['status']),
  )

test('choices without time are kept for an address as often as it could book, and for whoever has one already', async () => {
  await addService(app().rows, { id: 'gift', is_mini_session: false, is_booking_without_time: true })
  const token = newToken()
  const first = () => app().call(holdSlot, { id: 'gift' }, { token })
  await first()
  await sql`delete from rate_limit`.execute(app().database.kysely)
  expect(await beyond(() => statusOf(app().call(holdSlot, { id: 'gift' })))).toBe(429)
  expect(await rows('untimed_hold')).toBe(MOST + 1)
  expect(await statusOf(first())).toBe(200)
})

test('so is that a booking was given up', async () => {
  const id = await addSlot(app().rows)
  expect(
    await beyond(() => statusOf(app().call(releaseSlot, { id, turn: '1' }, { token: newToken() }))),
  ).toBe(429)
  expect(await rows('given_up')).toBe(MOST)
})

test('so is an answer by its key', async () => {
  const id = await addSlot(app().rows)
  const { holdToken } = await app().call(holdSlot, { id })
  const ask = async () => {
    const headers = {
      'content-type': 'application/json',
      'x-hold-token': holdToken,
      'idempotency-key': newToken(),
    }
    const init = { method: 'PATCH', body: '{}', headers }
    return (await app().fetch(`/api/public/bookings/${id}/hold-slot`, init)).status
  }
  expect(await beyond(ask)).toBe(429)
  expect(await rows('idempotency')).toBe(MOST)
})
