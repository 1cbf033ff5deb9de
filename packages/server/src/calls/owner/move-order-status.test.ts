import { randomUUID } from 'node:crypto'
import { moveOrderStatus } from '@bellows/api'
import { mayMove, orderMoves, orderStatuses, type OrderStatus } from '@bellows/domain'
import { describe, expect, test } from 'vitest'
import { tableDigest } from '../../testing/calling/table-digest.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const owner = () => ({ ownerOf: app().rows.businessId })
const moves = ['MEETING', 'SHOOTED', 'CANCELLED'] as const
const edges = orderStatuses.flatMap((from) => moves.map((to) => [from, to] as const))

let before: Record<string, string>
let id = ''
async function standsIn(status: OrderStatus): Promise<void> {
  id = randomUUID()
  const { kysely, businessId } = app().rows
  const isBooked = status === 'BOOKED' || status === 'SHOOTED'
  await kysely
    .insertInto('orders')
    .values({
      business_id: businessId,
      id,
      service_id: 'mini',
      currency: 'USD',
      locale: 'en-US',
      status,
      confirmed_at: isBooked ? new Date() : null,
      cancelled_at: status === 'CANCELLED' ? new Date() : null,
    })
    .execute()
  before = await tableDigest(app().database.pool)
}

describe('the owner’s moves', () => {
  const legal = edges.filter(([from, to]) => mayMove(orderMoves, from, to))
  test.each(legal)('%s to %s is made', async (from, to) => {
    await standsIn(from)
    expect(await app().call(moveOrderStatus, { id, status: to }, owner())).toMatchObject({ id, status: to })
  })

  const illegal = edges.filter(([from, to]) => from !== to && !mayMove(orderMoves, from, to))
  test.each(illegal)('%s to %s is refused with 409, and no row changes', async (from, to) => {
    await standsIn(from)
    const refused = await app().refusal(moveOrderStatus, { id, status: to }, owner())
    expect(refused).toMatchObject({ status: 409, error: 'illegal_move' })
    expect(await tableDigest(app().database.pool)).toEqual(before)
  })

  test.each(moves)('%s again is answered as it is, and no row changes', async (status) => {
    await standsIn(status)
    expect(await app().call(moveOrderStatus, { id, status }, owner())).toMatchObject({ id, status })
    expect(await tableDigest(app().database.pool)).toEqual(before)
  })
})
