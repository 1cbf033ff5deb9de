import { confirmOrder, createOrder, holdSlot } from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { newToken } from '../../../test/studio-fixture.ts'
import { openFullSession, startIn } from '../../testing/full-session.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)
const run = (query: ReturnType<typeof sql>) => query.execute(app().database.kysely)

const id = 'preparedbyowner000000000'
const contact = JSON.stringify({ fullName: 'Di Asker', email: 'di@people.example', phone: '+1 555 010 0500' })
const agreed = JSON.stringify({
  currency: 'USD',
  lines: [{ kind: 'package', label: 'Both', quantity: 1, amount: '150.00' }],
  subtotal: '150.00',
  tax: null,
  total: '150.00',
  dueToday: '0.00',
  laterCount: 0,
})

/** An order that the owner prepared for a start of a full session. */
async function prepared(startTime: string) {
  await openFullSession(app())
  await run(sql`
    insert into orders (business_id, id, origin, service_id, contact, package_id, quote, total_minor, currency, locale,
      shoot_start, shoot_end)
    values (${app().rows.businessId}, ${id}, 'OWNER', 'full', ${contact}::jsonb, 'both', ${agreed}::jsonb, 15000,
      'USD', 'en-US', ${startTime}, ${startTime}::timestamptz + interval '1 hour')`)
}

test('a prepared order that was begun on one device goes on at another, as one booking', async () => {
  const startTime = startIn(60)
  await prepared(startTime)
  const time = { id: 'full', startTime }
  const first = await app().call(holdSlot, { ...time, orderId: id, turn: 1 })
  const second = await app().call(holdSlot, { ...time, orderId: id, turn: 2 }, { token: newToken() })
  expect([second.holdToken, second.slot?.id]).toEqual([first.holdToken, first.slot?.id])
  expect(await app().refusal(holdSlot, time)).toMatchObject({ error: 'slot_taken' })
  const sent = { serviceId: 'full', slotId: first.slot?.id ?? '', orderId: id }
  for (const { holdToken: token } of [first, second]) await app().call(createOrder, sent, { token })
  for (const { holdToken: token } of [first, second])
    await app().call(confirmOrder, { id, method: 'OUTSIDE' }, { token })
  expect((await run(sql`select id, status from orders`)).rows).toEqual([{ id, status: 'BOOKED' }])
  expect(await app().refusal(holdSlot, { ...time, orderId: id })).toMatchObject({ error: 'order_closed' })
})

test('its hold keeps the agreed price where the order is not named again', async () => {
  const startTime = startIn(60)
  await prepared(startTime)
  const first = await app().call(holdSlot, { id: 'full', startTime, orderId: id })
  const again = await app().call(holdSlot, { id: first.slot?.id ?? '' }, { token: first.holdToken })
  expect(again).toMatchObject({ packageId: 'both', quote: { total: '150.00' } })
})
