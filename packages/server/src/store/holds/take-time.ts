import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'
import { expiredWithin, isTaken, lockCalendarOf } from './calendar.ts'
import { freeHoldsOf, freeSlots, type FreedSlot } from './free-holds.ts'
import type { Claim, Swapped, Taken } from './take-slot.ts'

type TimeClaim = Claim & { slotId: string; startTime: Date; endTime: Date }

/**
 * Books a start of a full session for an order; its old time, which `free` lets go, is in nobody's way. One that is
 * kept for a guest of the waitlist is taken.
 */
export async function takeTime(
  scope: TxScope,
  claim: TimeClaim,
  free: () => Promise<FreedSlot[]>,
): Promise<Swapped> {
  const { tx, businessId } = scope
  const place = await lockCalendarOf(scope, claim.serviceId)
  if (!place) return { taken: 'not_bookable', freed: [] }
  await freeSlots(tx, businessId, expiredWithin(place, claim))
  await freeHoldsOf(scope, claim.token)
  const freed = await free()
  if (await isTaken(tx, place, claim)) return { taken: 'slot_taken', freed }
  return { taken: (await insert(scope, place.calendarId, claim)) ?? 'not_bookable', freed }
}

async function insert({ tx, businessId }: TxScope, calendarId: string, claim: TimeClaim) {
  const { slotId, serviceId, orderId, shootNumber, startTime, endTime } = claim
  const { rows } = await sql<Taken>`
    with s as (
      insert into slot (business_id, id, service_id, start_time, end_time, status, order_id, shoot_number)
      select ${businessId}, ${slotId}, v.id, ${startTime}::timestamptz, ${endTime}::timestamptz, 'BOOKED', ${orderId},
        ${shootNumber}::integer
      from service v
      where v.business_id = ${businessId} and v.id = ${serviceId} and not v.is_mini_session
        and ${startTime}::timestamptz > now()
      returning *
    ), entered as (
      insert into calendar_entry (business_id, id, calendar_id, start_time, end_time, slot_id)
      select s.business_id, s.id, ${calendarId}, s.start_time, s.end_time, s.id from s returning slot_id
    )
    select s.id as "slotId", s.start_time as "startTime", s.end_time as "endTime"
    from s join entered on entered.slot_id = s.id`.execute(tx)
  return rows[0]
}
