import { sql } from 'kysely'
import type { Scope } from '../bookings/places.ts'

/** Ends the offers of a guest who waits no more; the slots that are free to be offered on. */
export async function endOffersOf({ tx, businessId }: Scope, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ slotId: string }>`
    update waitlist_offer set ended_at = now()
    where business_id = ${businessId} and order_id = ${orderId} and ended_at is null
    returning slot_id as "slotId"`.execute(tx)
  return rows.map(({ slotId }) => slotId)
}
