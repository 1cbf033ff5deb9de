import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'

/** Keeps a free slot for the order's link until it starts; false when it is not free. */
export async function keepSlot(
  { tx, businessId }: TxScope,
  slotId: string,
  orderId: string,
): Promise<boolean> {
  const { rows } = await sql`
    update slot set offer_token = ${orderId}, offer_until = start_time, offer_order_id = ${orderId}
    where business_id = ${businessId} and id = ${slotId} and start_time > now()
      and not is_disabled and not is_break_time and (offer_until is null or offer_until <= now())
      and (status = 'AVAILABLE' or (status = 'BOOKING' and lockout_end <= now())) returning id`.execute(tx)
  return rows.length > 0
}
