import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'

export interface Offer {
  until: Date
  contact: unknown
}

/** The offer of the slot that the token opens, and whom it is for. */
export async function findOffer(
  { kysely, businessId }: Scope,
  slotId: string,
  token: string,
): Promise<Offer | undefined> {
  const { rows } = await sql<Offer>`
    select coalesce(w.until, s.offer_until) as until, o.contact
    from slot s
      left join orders o on o.business_id = s.business_id and o.id = s.offer_order_id
      left join waitlist_offer w on w.business_id = s.business_id and w.slot_id = s.id
        and w.order_id = s.offer_order_id and w.ended_at is null
    where s.business_id = ${businessId} and s.id = ${slotId} and s.offer_token = ${token}
      and s.offer_until > now()`.execute(kysely)
  return rows[0]
}

interface OrdersSlot {
  slotId: string
  /** May hold it. */
  holdToken: string
  startTime: Date
}

/** The slot that still waits for an order. */
export async function findKeptSlot(
  { kysely, businessId }: Scope,
  orderId: string,
): Promise<OrdersSlot | undefined> {
  const { rows } = await sql<OrdersSlot>`
    select id as "slotId", offer_token as "holdToken", start_time as "startTime" from slot
    where business_id = ${businessId} and offer_order_id = ${orderId} and offer_until > now()
      and status <> 'BOOKED' limit 1`.execute(kysely)
  return rows[0]
}

interface Told {
  slotId: string
  orderId: string
  /** ISO; what was told ends then. */
  until: string
}

/** When an offered slot starts, while the offer still stands. */
export async function findOfferedStart(
  { kysely, businessId }: Scope,
  { slotId, orderId, until }: Told,
): Promise<Date | undefined> {
  const { rows } = await sql<{ start: Date }>`
    select start_time as start from slot where business_id = ${businessId} and id = ${slotId}
      and offer_order_id = ${orderId} and status <> 'BOOKED' and ${until}::timestamptz > now()`.execute(
    kysely,
  )
  return rows[0]?.start
}
