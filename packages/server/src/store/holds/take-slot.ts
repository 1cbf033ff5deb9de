import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'
import type { FreedSlot } from './free-holds.ts'

export type Taken = { slotId: string; startTime: Date; endTime: Date }
export type Claim = { orderId: string; serviceId: string; shootNumber: number; token: string }
type SlotClaim = Claim & { slotId: string; oldSlotId: string | null }
export type TakeRefusal = 'slot_taken' | 'not_bookable'
export type Swapped = { taken: Taken | TakeRefusal; freed: FreedSlot[] }

/**
 * Books a slot of a date for an order that has one already; `free` lets the old one go. Both rows are locked in one
 * order first, so that two orders that want each other's slot never wait for each other.
 */
export async function takeSlot(
  scope: TxScope,
  claim: SlotClaim,
  free: () => Promise<FreedSlot[]>,
): Promise<Swapped> {
  const { tx, businessId } = scope
  await sql`select 1 from slot where business_id = ${businessId}
    and id = any(${[claim.slotId, claim.oldSlotId ?? claim.slotId]}::text[]) order by id for update`.execute(
    tx,
  )
  const reason = await refusal(scope, claim)
  if (reason) return { taken: reason, freed: [] }
  const freed = await free()
  const { rows } = await sql<Taken>`
    update slot s set status = 'BOOKED', order_id = ${claim.orderId}, shoot_number = ${claim.shootNumber},
      ${nobodysHold}, offer_token = null, offer_until = null, offer_order_id = null
    where s.business_id = ${businessId} and s.id = ${claim.slotId} and ${isFree(claim)}
    returning s.id as "slotId", s.start_time as "startTime", s.end_time as "endTime"`.execute(tx)
  return { taken: rows[0] ?? 'slot_taken', freed }
}

/** What is left of a hold on a slot that an order takes. */
const nobodysHold = sql`hold_token = null, held_at = null, lockout_end = null, extension_count = 0, hold_address = null,
  hold_package_id = null, hold_addons = null, hold_price = null, hold_has_discount = false`

const isFree = ({ token }: SlotClaim) => sql`(
  (s.status = 'AVAILABLE' or (s.status = 'BOOKING' and (s.lockout_end <= now() or s.hold_token = ${token})))
  and (s.offer_until is null or s.offer_until <= now() or s.offer_token = ${token}))`

async function refusal({ tx, businessId }: TxScope, claim: SlotClaim): Promise<TakeRefusal | undefined> {
  const { rows } = await sql<{ isOpen: boolean; isFree: boolean }>`
    select s.service_id = ${claim.serviceId} and s.service_date_id is not null and not s.is_disabled
      and not s.is_break_time and s.start_time > now() as "isOpen", ${isFree(claim)} as "isFree"
    from slot s where s.business_id = ${businessId} and s.id = ${claim.slotId}`.execute(tx)
  if (!rows[0]?.isOpen) return 'not_bookable'
  return rows[0].isFree ? undefined : 'slot_taken'
}
