import { sql } from 'kysely'
import { refused, type Refused } from '../../base/refused.ts'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { clock, heldColumns, longestEnd, offerWhileHeld, TOP_UP_MINUTES, type Held } from './hold.ts'

type Request = { slotId: string; token: string; maxExtensions: number }

/** After a declined payment: at least five minutes are left, but never more than all extensions would have given. */
export async function topUpHold(studio: Scope, request: Request): Promise<Held | Refused<'hold_lost'>> {
  const soonest = sql`(${clock} + make_interval(mins => ${TOP_UP_MINUTES}))`
  const end = sql`greatest(s.lockout_end, least(${soonest}, ${longestEnd(request.maxExtensions)}))`
  return write<Held | Refused<'hold_lost'>>(studio.kysely, async (tx) => {
    const { rows } = await sql<Held>`
      update slot s set lockout_end = ${end}, offer_until = ${offerWhileHeld(end)}
      where s.business_id = ${studio.businessId} and s.id = ${request.slotId} and s.status = 'BOOKING'
        and s.hold_token = ${request.token} and s.lockout_end > now()
      returning ${heldColumns}`.execute(tx)
    return rows[0] ?? refused('hold_lost')
  })
}

/** The same for the hold of an order that is not confirmed; one without a slot has nothing that ends. */
export async function topUpHoldOf(studio: Scope, orderId: string): Promise<void> {
  const { rows } = await sql<Request>`
    select o.slot_id as "slotId", o.hold_token as token, b.max_hold_extensions as "maxExtensions"
    from orders o join business b on b.id = o.business_id
    where o.business_id = ${studio.businessId} and o.id = ${orderId} and o.confirmed_at is null
      and num_nulls(o.slot_id, o.hold_token) = 0`.execute(studio.kysely)
  if (rows[0]) await topUpHold(studio, rows[0])
}
