import type { PendingOrder } from '@bellows/domain'
import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'

type Kept = Pick<PendingOrder, 'slotId' | 'holdToken'>

/** The slot that still waits for this order, and the token that may hold it. */
export async function keptSlot({ kysely, businessId }: Scope, orderId: string): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select id as "slotId", offer_token as "holdToken" from slot
    where business_id = ${businessId} and offer_order_id = ${orderId} and offer_until > now()
      and status <> 'BOOKED' limit 1`.execute(kysely)
  return rows[0] ?? { slotId: null, holdToken: null }
}
