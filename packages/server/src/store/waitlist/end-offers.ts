import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'

/** A full session's slot is there only as long as it was once kept, or is held. */
const isMade = sql`(service_date_id is null and status = 'AVAILABLE')`

/** Keeps no slot for an order any more, whether the waitlist or the owner did; the slots, to be offered on. */
export async function endOffersOf({ tx, businessId }: TxScope, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with ended as (
      update waitlist_offer set ended_at = now()
      where business_id = ${businessId} and order_id = ${orderId} and ended_at is null
    )
    update slot set offer_token = case when ${isMade} then offer_token end,
      offer_until = case when ${isMade} then now() end, offer_order_id = null
    where business_id = ${businessId} and offer_order_id = ${orderId} and status <> 'BOOKED'
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}
