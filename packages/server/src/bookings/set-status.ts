import { sql } from 'kysely'
import { orderMoves, statusesBefore } from '@bellows/domain'
import { write } from '../db/write.ts'
import { refused, type Refusal, type Studio } from './studio.ts'

/** Booking and cancelling have work of their own to do: `confirmOrder` and `cancelOrder`. */
export type PlainStatus = 'INQUIRY' | 'MEETING' | 'SHOOTED'
type Moved = { ok: true; orderId: string; isNew: boolean }
type StatusRefusal = Refusal<'not_found' | 'illegal_move'>

/** Moves an order along an edge of the table, and no other; the status it has already is answered as it is. */
export async function setStatus(
  studio: Studio,
  { orderId, to }: { orderId: string; to: PlainStatus },
): Promise<Moved | StatusRefusal> {
  const { businessId } = studio
  return write<Moved | StatusRefusal>(studio.kysely, async (tx) => {
    const mine = sql`business_id = ${businessId} and id = ${orderId}`
    const { rows } = await sql`update orders set status = ${to}, updated_at = now()
      where ${mine} and status = any(${statusesBefore(orderMoves, to)}::text[]) returning id`.execute(tx)
    if (rows.length > 0) return { ok: true, orderId, isNew: true }
    const { rows: found } = await sql<{ status: string | null }>`
      select status from orders where ${mine}`.execute(tx)
    if (!found[0]) return refused('not_found')
    return found[0].status === to ? { ok: true, orderId, isNew: false } : refused('illegal_move')
  })
}
