import type { BusyTime } from '@bellows/domain'
import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'

const BUSY_MAX = 2000

interface Window {
  calendarIds: readonly string[]
  from: Date
  to: Date
  /** Whose own hold blocks nothing. */
  exceptToken?: string | undefined
}

export interface BusyRow {
  calendar_id: string
  slot_id: string | null
  start_time: Date
  end_time: Date
  status: 'BOOKING' | 'BOOKED'
  lockout_end: Date | null
}

/** Kept for a guest of the waitlist, held by them or not. */
const isKept = sql`(s.status <> 'BOOKED' and s.offer_until > now())`

/**
 * What blocks these calendars between two instants: live holds, bookings, times that are kept for a guest, dates of
 * mini sessions, notes.
 */
export async function readBusy({ kysely, businessId }: Scope, window: Window): Promise<BusyRow[]> {
  const except = sql`${window.exceptToken ?? null}::text`
  const { rows } = await sql<BusyRow>`
    select e.calendar_id, e.slot_id, e.start_time, e.end_time,
      case when s.status <> 'BOOKED' then 'BOOKING' else 'BOOKED' end as status,
      case when ${isKept} then s.offer_until else s.lockout_end end as lockout_end
    from calendar_entry e left join slot s on s.business_id = e.business_id and s.id = e.slot_id
    where e.business_id = ${businessId} and e.calendar_id = any(${sql.val(window.calendarIds)}::text[])
      and e.end_time > ${window.from} and e.start_time < ${window.to}
      and (s.id is null or s.status = 'BOOKED' or (s.status = 'BOOKING' and s.lockout_end > now()
        and s.hold_token is distinct from ${except}) or (${isKept} and s.offer_token is distinct from ${except}))
    order by e.start_time limit ${BUSY_MAX}`.execute(kysely)
  return rows
}

export function busyOf(rows: readonly BusyRow[], calendarId: string): BusyTime[] {
  return rows
    .filter((row) => row.calendar_id === calendarId)
    .map((row) => ({ startTime: row.start_time.toISOString(), endTime: row.end_time.toISOString() }))
}
