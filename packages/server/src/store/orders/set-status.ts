import { orderMoves, statusesBefore } from '@bellows/domain'
import { sql } from 'kysely'
import { refused, type Refused } from '../../base/refused.ts'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { endOffersOf } from '../waitlist/end-offers.ts'
import { offerSlots } from '../waitlist/offer-slot.ts'

/** Booking and cancelling have work of their own to do: `confirmOrder` and `cancelOrder`. */
export type PlainStatus = 'INQUIRY' | 'MEETING' | 'SHOOTED'
type Moved = { ok: true; orderId: string; isNew: boolean }
type StatusRefusal = Refused<'not_found' | 'illegal_move'>

/** Moves an order along an edge of the table, and no other; the status it has already is answered as it is. */
export async function setStatus(
  studio: Scope,
  { orderId, to }: { orderId: string; to: PlainStatus },
): Promise<Moved | StatusRefusal> {
  const { businessId } = studio
  return write<Moved | StatusRefusal>(studio.kysely, async (tx) => {
    const mine = sql`business_id = ${businessId} and id = ${orderId}`
    const { rows } = await sql`update orders set status = ${to}, updated_at = now()
      where ${mine} and status = any(${statusesBefore(orderMoves, to)}::text[]) returning id`.execute(tx)
    if (rows.length > 0) {
      const scope = { tx, businessId }
      await offerSlots(scope, await endOffersOf(scope, orderId))
      return { ok: true, orderId, isNew: true }
    }
    const { rows: found } = await sql<{ status: string | null }>`
      select status from orders where ${mine}`.execute(tx)
    if (!found[0]) return refused('not_found')
    return found[0].status === to ? { ok: true, orderId, isNew: false } : refused('illegal_move')
  })
}
