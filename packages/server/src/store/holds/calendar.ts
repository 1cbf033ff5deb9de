import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely'
import type { Scope, TxScope } from '../../base/scope.ts'
import type { Tables } from '../../db/tables.ts'
import { findCalendar } from '../services/find-calendar.ts'

/** One photographer's calendar inside one transaction. */
export type CalendarScope = { tx: Transaction<Tables>; businessId: string; calendarId: string }
type Times = { startTime: Date; endTime: Date }

export async function calendarOf(scope: Scope, serviceId: string): Promise<string | undefined> {
  return (await findCalendar(scope, serviceId))?.calendarId
}

/** Comes first and alone: a check in the same statement would see the time before the wait. */
export async function lockCalendar({ tx, businessId, calendarId }: CalendarScope): Promise<void> {
  await sql`update calendar_lock set version = version + 1
    where business_id = ${businessId} and calendar_id = ${calendarId}`.execute(tx)
}

/**
 * Locks the calendar that a service's times are taken in, which an import may have changed while it was waited for;
 * `undefined` where there is no such service.
 */
export async function lockCalendarOf(
  { tx, businessId }: TxScope,
  serviceId: string,
): Promise<CalendarScope | undefined> {
  let locked: string | undefined
  for (;;) {
    const calendarId = await calendarOf({ kysely: tx, businessId }, serviceId)
    if (calendarId === undefined) return undefined
    const place = { tx, businessId, calendarId }
    if (calendarId === locked) return place
    await lockCalendar(place)
    locked = calendarId
  }
}

const overlaps = ({ startTime, endTime }: Times) =>
  sql`e.start_time < ${endTime} and e.end_time > ${startTime}`

/** Slots (alias `s`) in the way that are nobody's: their hold has ended, or the offer that kept them. */
export function expiredWithin({ businessId, calendarId }: CalendarScope, times: Times): RawBuilder<unknown> {
  return sql`(s.status = 'AVAILABLE' or (s.status = 'BOOKING' and s.lockout_end <= now()))
    and (s.offer_until is null or s.offer_until <= now()) and s.id in (select e.slot_id from calendar_entry e
    where e.business_id = ${businessId} and e.calendar_id = ${calendarId} and ${overlaps(times)})`
}

interface Wish extends Times {
  token: string
  /** Which slot (alias `s`) may be kept for a guest: the one that is to be held. */
  own?: RawBuilder<unknown>
}

/** Whether a time is taken by anything but the token's own holds, which are freed or changed. */
export async function isTaken(
  kysely: Kysely<Tables>,
  { businessId, calendarId }: Omit<CalendarScope, 'tx'>,
  request: Wish,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from calendar_entry e
    left join slot s on s.business_id = e.business_id and s.id = e.slot_id
    where e.business_id = ${businessId} and e.calendar_id = ${calendarId} and ${overlaps(request)}
      and (s.id is null or s.status = 'BOOKED' or (s.lockout_end > now() and s.hold_token <> ${request.token})
        or (s.offer_until > now() and not ${request.own ?? sql`false`}))
    limit 1`.execute(kysely)
  return rows.length > 0
}
