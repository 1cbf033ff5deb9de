import { dayOf } from '@bellows/domain'
import { sql } from 'kysely'
import type { TxScope } from '../base/scope.ts'
import { putRows } from '../db/put-rows.ts'
import { expiredWithin, isTaken, lockCalendar } from '../store/holds/calendar.ts'
import { freeSlots } from '../store/holds/free-holds.ts'
import { fileOfService } from './check-service.ts'
import { FolderFault } from './folder-fault.ts'

interface Times {
  startTime: Date
  endTime: Date
}

/** A date of the folder as it was written. */
export interface WrittenDate extends Times {
  id: string
  calendarId: string
  /** What is told of it when its time is not free. */
  overlap: Error
}

const NOBODY = ''

/** All of a studio's calendars, in one order, before anything that a visitor may hold is looked at. */
export async function lockCalendars({ tx, businessId }: TxScope): Promise<void> {
  const { rows } = await sql<{ calendarId: string }>`
    select calendar_id as "calendarId" from calendar_lock where business_id = ${businessId} order by 1`.execute(
    tx,
  )
  for (const { calendarId } of rows) await lockCalendar({ tx, businessId, calendarId })
}

/** Whether nothing is in a calendar then; holds that have ended are cleared away. */
async function isFree({ tx, businessId }: TxScope, calendarId: string, times: Times): Promise<boolean> {
  const place = { tx, businessId, calendarId }
  await freeSlots(tx, businessId, expiredWithin(place, times))
  return !(await isTaken(tx, place, { ...times, token: NOBODY }))
}

/** Somebody has slot `s`, holds it or is kept it. */
export const isSomebodys = sql`(s.status = 'BOOKED' or (s.status = 'BOOKING' and s.lockout_end > now())
  or coalesce(s.offer_until > now(), false))`

interface TakenSlot extends Times {
  id: string
  dateId: string
  calendarId: string
}

const takenColumns = sql<TakenSlot>`s.id, s.service_date_id as "dateId", v.calendar_id as "calendarId",
  s.start_time as "startTime", s.end_time as "endTime"`

const takenOf = (businessId: string) => sql`from slot s
  join service v on v.business_id = s.business_id and v.id = s.service_id
  where s.business_id = ${businessId} and s.service_date_id is not null and ${isSomebodys}`

async function readTaken({ tx, businessId }: TxScope): Promise<TakenSlot[]> {
  return (await sql<TakenSlot>`select ${takenColumns} ${takenOf(businessId)}`.execute(tx)).rows
}

/** Taken slots that no entry of their calendar covers. */
async function readUncovered({ tx, businessId }: TxScope): Promise<TakenSlot[]> {
  const { rows } = await sql<TakenSlot>`
    select ${takenColumns} ${takenOf(businessId)} and not exists (select 1 from calendar_entry e
      where e.business_id = s.business_id and e.calendar_id = v.calendar_id
        and e.start_time <= s.start_time and e.end_time >= s.end_time)
    order by s.start_time, s.id`.execute(tx)
  return rows
}

/** From the first to the last of what a date's plan offers and of what somebody has on its day. */
function spanOf(date: WrittenDate, taken: readonly TakenSlot[], zone: string): Times {
  const day = ({ startTime }: Times) => dayOf(startTime.getTime(), zone)
  const isNear = (slot: TakenSlot) =>
    (slot.dateId === date.id && day(slot) === day(date)) ||
    (slot.startTime < date.endTime && slot.endTime > date.startTime)
  const near = taken.filter((slot) => slot.calendarId === date.calendarId && isNear(slot))
  const all = [date, ...near]
  return {
    startTime: new Date(Math.min(...all.map(({ startTime }) => startTime.getTime()))),
    endTime: new Date(Math.max(...all.map(({ endTime }) => endTime.getTime()))),
  }
}

type Blocked = Times & { calendarId: string; id: string; column: 'slot_id' | 'service_date_id'; of: string }

async function enter({ tx, businessId }: TxScope, { calendarId, id, column, of, ...times }: Blocked) {
  const row = {
    business_id: businessId,
    id,
    calendar_id: calendarId,
    [column]: of,
    start_time: times.startTime,
    end_time: times.endTime,
  }
  await putRows(tx, { table: 'calendar_entry', key: ['business_id', 'id'], rows: [row] })
}

const entryOf = ({ id: of, calendarId }: WrittenDate, { startTime, endTime }: Times): Blocked => {
  return { calendarId, id: `date-${of}`, column: 'service_date_id', of, startTime, endTime }
}

/** What its plan offers. @throws the date's own fault where that is not free */
async function blockDate(scope: TxScope, date: WrittenDate): Promise<void> {
  if (!(await isFree(scope, date.calendarId, date))) throw date.overlap
  await enter(scope, entryOf(date, date))
}

/** On either side as far as the times there are free: another date may have its plan between. */
async function widenDate(scope: TxScope, date: WrittenDate, span: Times): Promise<void> {
  const isFreeFrom = (startTime: Date, endTime: Date) =>
    startTime < endTime && isFree(scope, date.calendarId, { startTime, endTime })
  const startTime = (await isFreeFrom(span.startTime, date.startTime)) ? span.startTime : date.startTime
  const endTime = (await isFreeFrom(date.endTime, span.endTime)) ? span.endTime : date.endTime
  if (startTime < date.startTime || endTime > date.endTime)
    await enter(scope, entryOf(date, { startTime, endTime }))
}

/** A taken slot that its date has left behind blocks its own time as long as somebody has it. */
async function blockSlot(scope: TxScope, { id, calendarId, startTime, endTime }: TakenSlot): Promise<void> {
  if (await isFree(scope, calendarId, { startTime, endTime }))
    await enter(scope, { calendarId, id, column: 'slot_id', of: id, startTime, endTime })
}

interface Moving extends Times {
  id: string
  slotId: string
  calendarId: string
  slug: string
  /** Somebody has it, and it is not past. */
  isNeeded: boolean
}

/** Takes what stands in the calendar that its service had before out of it; that of dates is gone already. */
async function takeOut({ tx, businessId }: TxScope): Promise<Moving[]> {
  const { rows } = await sql<Moving>`
    with moving as (
      delete from calendar_entry e using slot s join service v on v.business_id = s.business_id and v.id = s.service_id
      where e.business_id = ${businessId} and s.business_id = e.business_id and s.id = e.slot_id
        and e.calendar_id <> v.calendar_id
      returning e.id, s.id as slot_id, v.calendar_id, v.slug, e.start_time, e.end_time,
        ${isSomebodys} and e.end_time > now() as is_needed
    )
    select id, slot_id as "slotId", calendar_id as "calendarId", slug, start_time as "startTime", end_time as "endTime",
      is_needed as "isNeeded" from moving order by is_needed desc, start_time, id`.execute(tx)
  return rows
}

/** Full sessions go with their service into its calendar. @throws FolderFault where that is not free for one */
async function moveSessions(scope: TxScope): Promise<void> {
  for (const { id, slotId: of, calendarId, slug, isNeeded, ...times } of await takeOut(scope)) {
    if (await isFree(scope, calendarId, times)) {
      await enter(scope, { calendarId, id, column: 'slot_id', of, ...times })
    } else if (isNeeded) {
      const message = `"${calendarId}" is not free at ${times.startTime.toISOString()}, when somebody has a session`
      throw new FolderFault(fileOfService({ slug }), ['calendarId'], message)
    } else await freeSlots(scope.tx, scope.businessId, sql`s.id = ${of} and not ${isSomebodys}`)
  }
}

/**
 * Dates, and slots that somebody has, block their photographer's calendar for full sessions. What they blocked goes
 * first, so that a date may move to where another was.
 */
export async function blockCalendars(
  scope: TxScope & { zone: string },
  dates: readonly WrittenDate[],
): Promise<void> {
  const { tx, businessId, zone } = scope
  const ids = dates.map(({ id }) => id)
  await sql`delete from calendar_entry e where e.business_id = ${businessId}
    and (e.service_date_id = any(${ids}::text[]) or e.slot_id in (select s.id from slot s
      where s.business_id = e.business_id and s.service_date_id is not null))`.execute(tx)
  await moveSessions(scope)
  const taken = await readTaken(scope)
  for (const date of dates) await blockDate(scope, date)
  for (const date of dates) await widenDate(scope, date, spanOf(date, taken, zone))
  for (const slot of await readUncovered(scope)) await blockSlot(scope, slot)
}
