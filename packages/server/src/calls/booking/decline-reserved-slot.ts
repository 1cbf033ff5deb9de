import { sql } from 'kysely'
import { notFound } from '../../base/refusal.ts'
import { type TxScope, scopeOf, type Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { freeSlots } from '../../store/holds/free-holds.ts'
import { offerSlot } from '../../store/waitlist/offer-slot.ts'
import type { Handler } from '../handler.ts'

interface Kept {
  isMine: boolean
}

/** Whether the slot, now locked, is kept for the token and not prepared by the owner for an order. */
async function lockKept(
  { tx, businessId }: TxScope,
  slotId: string,
  token: string,
): Promise<Kept | undefined> {
  const { rows } = await sql<Kept>`
    select coalesce(s.offer_token = ${token} and s.status <> 'BOOKED' and not exists (select 1 from orders o
      where o.business_id = s.business_id and o.id = s.offer_order_id and o.status is null), false) as "isMine"
    from slot s where s.business_id = ${businessId} and s.id = ${slotId} and s.service_date_id is not null
    for update of s`.execute(tx)
  return rows[0]
}

async function giveBack(rows: TxScope, slotId: string, token: string): Promise<void> {
  const { tx, businessId } = rows
  await freeSlots(tx, businessId, sql`s.id = ${slotId} and s.hold_token = ${token} and s.status = 'BOOKING'`)
  await sql`update waitlist_offer set ended_at = now()
    where business_id = ${businessId} and slot_id = ${slotId} and ended_at is null`.execute(tx)
  await offerSlot(rows, slotId)
}

/** `undefined` where there is no such slot, `false` where it was not (or no longer) the token's to give back. */
async function decline({ kysely, businessId }: Scope, slotId: string, token: string) {
  return write<boolean | undefined>(kysely, async (tx) => {
    const rows = { tx, businessId }
    const kept = await lockKept(rows, slotId, token)
    if (kept?.isMine) await giveBack(rows, slotId, token)
    return kept?.isMine
  })
}

export const declineReservedSlot: Handler<'declineReservedSlot'> = async ({ id }, call) => {
  const isGivenBack = await decline(scopeOf(call), id, call.holdToken ?? '')
  if (isGivenBack === undefined) throw notFound()
  return { isGivenBack }
}
