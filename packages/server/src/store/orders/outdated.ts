import { sql } from 'kysely'

const isOtherSlotHold = sql`exists (select 1 from slot s where s.business_id = o.business_id and s.id = o.slot_id
  and s.status = 'BOOKING' and s.hold_token = o.hold_token and s.lockout_end > now()
  and s.hold_version <> o.hold_version)`

const isOtherUntimedHold = sql`(o.slot_id is null and exists (select 1 from untimed_hold u
  where u.business_id = o.business_id and u.hold_token = o.hold_token and u.service_id = o.service_id
    and u.hold_version <> o.hold_version))`

/** The live hold of an unconfirmed order (alias `o`) was chosen or priced anew since it was made. */
export const isOutdated = sql<boolean>`(o.confirmed_at is null and (${isOtherSlotHold} or ${isOtherUntimedHold}))`
