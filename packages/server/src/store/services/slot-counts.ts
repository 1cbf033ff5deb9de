import { sql, type RawBuilder } from 'kysely'

/** Nobody has or holds slot `t`, and no reserved link keeps it. */
const isFree = sql`(t.status = 'AVAILABLE' or (t.status = 'BOOKING' and t.lockout_end <= now()))
  and (t.offer_until is null or t.offer_until <= now())`

/** Somebody else may yet leave slot `t`: who holds it, or who has a reserved link to it, held or not. */
export const isHeld = sql`((t.status = 'BOOKING' and t.lockout_end > now())
  or (t.status <> 'BOOKED' and t.offer_until > now()))`

/** A slot `t` that its date has closed since is nobody's to see but whose it is. */
export const isListed = sql`(not t.is_disabled or (t.status = 'AVAILABLE' and t.offer_token is null))`

/** Minutes of the longest slot of service `s`, whoever has it; 0 without any. */
export const longestSlot = sql`
  select coalesce((
    select extract(epoch from (t.end_time - t.start_time)) / 60
    from slot t
    where t.business_id = s.business_id and t.service_id = s.id and t.service_date_id is not null
      and not t.is_disabled and not t.is_break_time
    order by t.end_time - t.start_time desc
    limit 1), 0)::int as longest`

/** Free and held slots on offer of service `s`, a mark of which they are, and the first free start. */
export function countedSlots(noticeMinutes: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select count(*) filter (where ${isFree})::int as free, count(*) filter (where ${isHeld})::int as held,
      sum(hashtext(t.id) * case when ${isFree} then 1::bigint when ${isHeld} then 3 else 0 end) as marks,
      min(t.start_time) filter (where ${isFree}) as first_start
    from slot t
    where t.business_id = s.business_id and t.service_id = s.id and t.service_date_id is not null
      and t.status <> 'BOOKED' and not t.is_disabled and not t.is_break_time
      and t.start_time > now() + make_interval(mins => ${noticeMinutes})`
}

/** Service `s` had dates, and none of them comes in time for a booking. */
export const isOver = (noticeMinutes: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  exists (select from service_date d where d.business_id = s.business_id and d.service_id = s.id)
  and not exists (select from service_date d where d.business_id = s.business_id and d.service_id = s.id
    and d.end_time > now() + make_interval(mins => ${noticeMinutes})))`
