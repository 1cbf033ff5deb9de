import { sql } from 'kysely'
import type { Scope, TxScope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { freeHold } from '../holds/free-holds.ts'
import { offerSlot } from './offer-slot.ts'

interface Kept {
  isMine: boolean
}

/** Whether the slot, now locked, is kept for or held by the token and not prepared by the owner for an order. */
async function lockKept(
  { tx, businessId }: TxScope,
  slotId: string,
  token: string,
): Promise<Kept | undefined> {
  const isHeld = sql`(s.status = 'BOOKING' and s.lockout_end > now() and s.hold_token = ${token})`
  const isKept = sql`(s.offer_token = ${token} and (s.service_date_id is not null or s.offer_until > now()))`
  const { rows } = await sql<Kept>`
    select coalesce((${isKept} or ${isHeld}) and s.status <> 'BOOKED' and not exists (select 1 from orders o
      where o.business_id = s.business_id and o.id = s.offer_order_id and o.status is null), false) as "isMine"
    from slot s where s.business_id = ${businessId} and s.id = ${slotId}
      and (s.service_date_id is not null or s.offer_token is not null)
    for update of s`.execute(tx)
  return rows[0]
}

async function giveBack(scope: TxScope, slotId: string, token: string): Promise<void> {
  const { tx, businessId } = scope
  await freeHold(scope, { slotId, token })
  await sql`update waitlist_offer set ended_at = now()
    where business_id = ${businessId} and slot_id = ${slotId} and ended_at is null`.execute(tx)
  await offerSlot(scope, slotId)
}

/**
 * Gives a slot that is kept for the token to the next guest. `undefined` where there is no such slot, `false` where it
 * was not (or no longer) the token's to give back.
 */
export async function declineOffer(
  { kysely, businessId }: Scope,
  slotId: string,
  token: string,
): Promise<boolean | undefined> {
  return write<boolean | undefined>(kysely, async (tx) => {
    const scope = { tx, businessId }
    const kept = await lockKept(scope, slotId, token)
    if (kept?.isMine) await giveBack(scope, slotId, token)
    return kept?.isMine
  })
}
