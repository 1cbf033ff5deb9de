import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { addService } from '../../../test/studio-fixture.ts'
import { addSite, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const path = '/api/public/orders/waitlists'
const body = (email: string) =>
  JSON.stringify({ serviceId: 'minis', customer: { fullName: 'Ed Waiter', email, phone: '+1 555 010 0400' } })

beforeEach(() => addService(app().rows, { id: 'minis', is_waitlist_enabled: true }))

const send = async (key: string, email = 'ed@people.example', headers: Record<string, string> = {}) => {
  const response = await app().post(path, body(email), { 'idempotency-key': key, ...headers })
  return { status: response.status, ...((await response.json()) as Record<string, unknown>) }
}
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)
const waiting = async () => (await run(sql`select 1 from orders`)).rows.length

test('the same key and request gets the first answer, and is not done again', async () => {
  const first = await send('key-1')
  expect(first).toMatchObject({ status: 200 })
  await run(sql`delete from orders`)
  expect(await send('key-1')).toEqual(first)
  expect(await waiting()).toBe(0)
  expect(await send('key-2')).toEqual(first)
  expect(await waiting()).toBe(1)
})

test('another request under the same key is refused, and nothing is done', async () => {
  await send('key-1')
  expect(await send('key-1', 'else@people.example')).toMatchObject({
    status: 422,
    error: 'idempotency_key_reused',
  })
  expect(await waiting()).toBe(1)
})

test('while the first is under way the second waits; a request that never ended is tried again', async () => {
  await send('key-1')
  await run(sql`update idempotency set response = null, expires_at = now() + interval '1 minute'`)
  expect(await send('key-1')).toMatchObject({ status: 409, error: 'in_progress' })
  await run(sql`update idempotency set expires_at = now()`)
  expect(await send('key-1')).toMatchObject({ status: 200 })
})

test('a refusal keeps nothing', async () => {
  await run(sql`update service set is_paused = true where id = 'minis'`)
  expect(await send('key-1')).toMatchObject({ status: 409, error: 'service_paused' })
  await run(sql`update service set is_paused = false where id = 'minis'`)
  expect(await send('key-1')).toMatchObject({ status: 200 })
})

test('a key is one visitor’s and one studio’s', async () => {
  await send('key-1')
  const token = 'x'.repeat(32)
  expect(await send('key-1', 'else@people.example', { 'x-hold-token': token })).toMatchObject({ status: 200 })
  await addSite(app().database, 'other.test')
  expect(await send('key-1', 'else@people.example', { host: 'other.test' })).toMatchObject({ status: 404 })
})

test.each(['', 'with space', 'x'.repeat(256), 'ümlaut'])('the key "%s" is refused', async (key) => {
  expect(await send(key)).toMatchObject({ status: 400 })
  expect(await waiting()).toBe(0)
})

test('a DELETE from another site is refused', async () => {
  const init = { method: 'DELETE', headers: { origin: 'https://elsewhere.example' } }
  expect((await app().fetch('/api/public/service-slots/any/reserved', init)).status).toBe(403)
})
