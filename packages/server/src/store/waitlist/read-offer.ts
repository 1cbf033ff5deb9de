import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'

export interface Offer {
  until: Date
  contact: unknown
}

/** The offer of the slot that the token opens. */
export async function offerOf(
  { kysely, businessId }: Scope,
  slotId: string,
  token: string | undefined,
): Promise<Offer | undefined> {
  if (token === undefined) return undefined
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
