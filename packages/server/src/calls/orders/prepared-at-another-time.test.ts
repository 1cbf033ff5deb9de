import { confirmOrder, createOrder, getPendingOrder, holdSlot } from '@bellows/api'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { leavesPromisesKept } from '../../../test/promises.ts'
import { addSlot, minutesFromNow } from '../../../test/studio-fixture.ts'
import { pendingId, prepareOrder } from '../../testing/prepared-order.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
leavesPromisesKept(() => app().database)

const later = { start_time: minutesFromNow(9000), end_time: minutesFromNow(9020) }
const read = () => app().call(getPendingOrder, { id: pendingId })

async function order(slotId: string, token?: string): Promise<string> {
  const time = { id: slotId, orderId: pendingId }
  const { holdToken } = await app().call(holdSlot, time, token === undefined ? {} : { token })
  await app().call(createOrder, { serviceId: 'mini', slotId, orderId: pendingId }, { token: holdToken })
  return holdToken
}

test('a prepared order that is ordered at another time than the kept one says that, and once booked keeps none', async () => {
  const kept = await prepareOrder(app())
  const slotId = await addSlot(app().rows, later)
  const before = await read()
  const token = await order(slotId)
  expect(await read()).toMatchObject({ slotId: null, startTime: later.start_time.toISOString() })
  await sql`update slot set lockout_end = now() where id = ${slotId}`.execute(app().database.kysely)
  expect(await read()).toMatchObject({ slotId: kept, startTime: before.startTime })
  await order(slotId, token)
  await app().call(confirmOrder, { id: pendingId }, { token })
  expect(await app().call(holdSlot, { id: kept })).toMatchObject({ slot: { id: kept, status: 'BOOKING' } })
})
