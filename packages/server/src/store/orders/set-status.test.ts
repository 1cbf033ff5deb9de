import { randomUUID } from 'node:crypto'
import { mayMove, orderMoves, orderStatuses, type OrderStatus } from '@bellows/domain'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addStudio, type StudioRows } from '../../../test/studio-fixture.ts'
import { useTestDatabase } from '../../../test/test-database.ts'
import { DatabaseError } from '../../db/pool.ts'
import { cancelOrder } from './cancel-order.ts'
import { setStatus } from './set-status.ts'

const database = useTestDatabase()
let studio: StudioRows
beforeEach(async () => {
  studio = await addStudio(database().kysely)
})

/** An order that stands in a status, with the moments that belong to it. */
async function orderIn(status: OrderStatus | null): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  const isBooked = status === 'BOOKED' || status === 'SHOOTED'
  const common = { business_id: studio.businessId, id, service_id: 'mini', currency: 'USD', locale: 'en-US' }
  const moments = { confirmed_at: isBooked ? now : null, cancelled_at: status === 'CANCELLED' ? now : null }
  await studio.kysely
    .insertInto('orders')
    .values({ ...common, ...moments, status })
    .execute()
  return id
}

const rowOf = async (id: string) =>
  (await sql`select to_jsonb(o) as row from orders o where id = ${id}`.execute(studio.kysely)).rows
const told = async () => (await sql`select 1 from outbox`.execute(studio.kysely)).rows.length

const cancel = (orderId: string) => cancelOrder(studio, { orderId, reason: '', outboxId: randomUUID() })

type Pair<To extends OrderStatus = OrderStatus> = readonly [from: OrderStatus | null, to: To]
const pairs = <To extends OrderStatus>(after: readonly To[]): Pair<To>[] =>
  [...orderStatuses, null].flatMap((from) => after.map((to) => [from, to] as const))
const isLegal = ([from, to]: Pair) =>
  from === null ? to === 'BOOKED' || to === 'CANCELLED' : mayMove(orderMoves, from, to)
const isIllegal = (pair: Pair) => pair[0] !== pair[1] && !isLegal(pair)

describe('a status moves along the table’s edges', () => {
  test.each(pairs(['INQUIRY', 'MEETING', 'SHOOTED']).filter(isLegal))('%s to %s', async (from, to) => {
    const orderId = await orderIn(from)
    expect(await setStatus(studio, { orderId, to })).toEqual({ ok: true, orderId, isNew: true })
    expect(await rowOf(orderId)).toMatchObject([{ row: { status: to } }])
    expect(await setStatus(studio, { orderId, to })).toEqual({ ok: true, orderId, isNew: false })
  })

  test.each(pairs(['CANCELLED']).filter(isLegal))('%s to %s', async (from) => {
    const orderId = await orderIn(from)
    expect(await cancel(orderId)).toEqual({ ok: true, orderId })
    expect(await rowOf(orderId)).toMatchObject([{ row: { status: 'CANCELLED' } }])
    expect(await told()).toBe(from === 'BOOKED' ? 1 : 0)
  })
})

describe('along no other, and then nothing is changed', () => {
  test.each(pairs(['INQUIRY', 'MEETING', 'SHOOTED']).filter(isIllegal))('%s to %s', async (from, to) => {
    const orderId = await orderIn(from)
    const earlier = await rowOf(orderId)
    expect(await setStatus(studio, { orderId, to })).toEqual({ ok: false, reason: 'illegal_move' })
    expect(await rowOf(orderId)).toEqual(earlier)
  })

  test.each(['SHOOTED', 'CANCELLED'] as const)('%s to CANCELLED', async (from) => {
    const orderId = await orderIn(from)
    const earlier = await rowOf(orderId)
    expect(await cancel(orderId)).toEqual({ ok: false, reason: 'not_cancellable' })
    expect(await rowOf(orderId)).toEqual(earlier)
    expect(await told()).toBe(0)
  })

  test('another studio’s order is not found, and stays', async () => {
    const orderId = await orderIn('INQUIRY')
    const other = await addStudio(database().kysely)
    const earlier = await rowOf(orderId)
    expect(await setStatus(other, { orderId, to: 'MEETING' })).toEqual({ ok: false, reason: 'not_found' })
    expect(await rowOf(orderId)).toEqual(earlier)
  })
})

describe('the database knows the same table', () => {
  test.each(pairs(orderStatuses).filter(([from, to]) => from !== to))('%s to %s', async (from, to) => {
    const id = await orderIn(from)
    const isBooked = to === 'BOOKED' || to === 'SHOOTED'
    const error: unknown = await sql`
      update orders set status = ${to}, cancelled_at = case when ${to} = 'CANCELLED' then now() end,
        confirmed_at = case when ${isBooked} then now() end where id = ${id}`
      .execute(studio.kysely)
      .catch((caught: unknown) => caught)
    const constraint = error instanceof DatabaseError ? error.constraint : undefined
    expect(constraint).toBe(isLegal([from, to]) ? undefined : 'orders_status_moves')
  })
})
