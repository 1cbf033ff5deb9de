import {
  isSlotBookable,
  MINUTE,
  overlaps,
  planSlots,
  regenerateSlots,
  toMinor,
  type ExistingSlot,
  type PlannedSlot,
} from '@bellows/domain'
import { sql } from 'kysely'
import { newId } from '../base/new-id.ts'
import { json, putRows, type Row, type Tx } from '../db/put-rows.ts'
import { cleared } from '../store/holds/hold.ts'
import { blockCalendars, isSomebodys, type WrittenDate } from './block-calendar.ts'
import { FolderFault } from './folder-fault.ts'
import { asOffered } from './folder-notices.ts'
import type { ServiceFile } from './folder-schemas.ts'
import type { StudioFolder } from './studio-folder.ts'

type DateFile = ServiceFile['serviceDates'][number]

/** A date of a service, and where it is written. */
interface Writing {
  tx: Tx
  businessId: string
  zone: string
  currency: string
  service: ServiceFile
  date: DateFile
}

function fault({ service, date }: Writing, message: string): FolderFault {
  const place = ['serviceDates', service.serviceDates.indexOf(date)]
  return new FolderFault(`services/${service.slug}.json`, place, message)
}

interface Planned {
  slots: readonly PlannedSlot[]
  startTime: Date
  endTime: Date
}

/** The slots of a date by its plan. @throws FolderFault for a start that a clock change makes impossible */
function planOf(writing: Writing): Planned {
  const { slots, refused } = planSlots({ ...writing.date.plan, zone: writing.zone })
  if (refused[0] !== undefined) throw fault(writing, `the clock change of that day leaps over ${refused[0]}`)
  const [first, last] = [slots[0], slots.at(-1)]
  if (!first || !last) throw fault(writing, 'no slot fits in')
  return { slots, startTime: new Date(first.startTime), endTime: new Date(last.endTime) }
}

/** What a plan says of one slot, besides its times. */
function slotMarks({ currency, service }: Writing, slot: PlannedSlot): Row {
  const duration = (Date.parse(slot.endTime) - Date.parse(slot.startTime)) / MINUTE
  const isTooShort = !slot.isBreakTime && !isSlotBookable(asOffered(service), { duration })
  return {
    is_disabled: slot.isDisabled || isTooShort,
    is_break_time: slot.isBreakTime,
    premium_fee_minor: slot.premiumFee === null ? null : toMinor(slot.premiumFee, currency),
    premium_note: slot.isPremium ? slot.premiumNote : null,
  }
}

interface SlotRow {
  id: string
  start_time: Date
  end_time: Date
  is_taken: boolean
  is_own: boolean
}

type Existing = ExistingSlot & { isOwn: boolean }

/**
 * The date's slots and what somebody has of another date then, locked: nobody takes one between what is read here and
 * what is written.
 */
async function existingSlots(
  { tx, businessId, service, date }: Writing,
  planned: Planned,
): Promise<Existing[]> {
  const { rows } = await sql<SlotRow>`
    select s.id, s.start_time, s.end_time, ${isSomebodys} as is_taken, s.service_date_id = ${date.id} as is_own
    from slot s where s.business_id = ${businessId} and (s.service_date_id = ${date.id}
      or (s.service_date_id is not null and ${isSomebodys}
        and s.start_time < ${planned.endTime} and s.end_time > ${planned.startTime}
        and s.service_id in (select v.id from service v
          where v.business_id = s.business_id and v.calendar_id = ${service.calendarId})))
    order by s.id for update`.execute(tx)
  return rows.map(({ id, start_time, end_time, is_taken: isTaken, is_own: isOwn }) => ({
    id,
    startTime: start_time.toISOString(),
    endTime: end_time.toISOString(),
    isTaken,
    isOwn,
  }))
}

async function changeSlot(writing: Writing, id: string, slot: PlannedSlot): Promise<void> {
  const { tx, businessId } = writing
  const marks = Object.entries(slotMarks(writing, slot)).map(
    ([name, value]) => sql`${sql.ref(name)} = ${value}`,
  )
  await sql`update slot s set ${cleared}, end_time = ${slot.endTime}, ${sql.join(marks)}
    where s.business_id = ${businessId} and s.id = ${id}`.execute(tx)
}

/** Whether the plan offers a time from beginning to end. */
function isOnOffer(writing: Writing, { slots, startTime, endTime }: Planned, one: ExistingSlot): boolean {
  const isWithin = new Date(one.startTime) >= startTime && new Date(one.endTime) <= endTime
  const met = slots.filter((slot) => overlaps(slot, one)).map((slot) => slotMarks(writing, slot))
  return isWithin && met.length > 0 && !met.some((marks) => marks['is_disabled'] || marks['is_break_time'])
}

/** What somebody has stays theirs; where the plan has closed its time, it is on offer to nobody after them. */
async function markTaken(writing: Writing, planned: Planned, existing: readonly Existing[]): Promise<void> {
  const { tx, businessId } = writing
  const taken = existing.filter(({ isTaken, isOwn }) => isTaken && isOwn)
  const closed = taken.filter((one) => !isOnOffer(writing, planned, one)).map(({ id }) => id)
  await sql`update slot set is_disabled = id = any(${closed}::text[]) where business_id = ${businessId}
    and id = any(${taken.map(({ id }) => id)}::text[])`.execute(tx)
}

/** Brings a date's slots to its plan; what somebody has, holds or is kept keeps its time. */
async function writeSlots(writing: Writing, planned: Planned): Promise<void> {
  const { tx, businessId, service, date } = writing
  const existing = await existingSlots(writing, planned)
  const { removed, changed, added } = regenerateSlots(planned.slots, existing)
  await sql`delete from slot where business_id = ${businessId} and id = any(${removed}::text[])`.execute(tx)
  for (const { id, slot } of changed) await changeSlot(writing, id, slot)
  await markTaken(writing, planned, existing)
  const rows = added.map((slot) => ({
    business_id: businessId,
    id: newId(),
    service_id: service.id,
    service_date_id: date.id,
    start_time: slot.startTime,
    end_time: slot.endTime,
    ...slotMarks(writing, slot),
  }))
  await putRows(tx, { table: 'slot', key: ['business_id', 'id'], rows })
}

async function writeDate(writing: Writing): Promise<WrittenDate> {
  const { tx, businessId, service, date } = writing
  const planned = planOf(writing)
  const { startTime, endTime } = planned
  const row = {
    business_id: businessId,
    id: date.id,
    service_id: service.id,
    location: date.location,
    start_time: startTime,
    end_time: endTime,
    plan: json(date.plan),
  }
  await putRows(tx, { table: 'service_date', key: ['business_id', 'id'], rows: [row] })
  await writeSlots(writing, planned)
  const overlap = fault(writing, `"${date.id}" overlaps what is in the calendar`)
  return { id: date.id, calendarId: service.calendarId, startTime, endTime, overlap }
}

/** In a statement of its own, so that what follows sees who took one of their slots in that instant. */
async function lockDropped(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  await sql`select 1 from slot where business_id = ${businessId} and not (service_date_id = any(${ids}::text[]))
    order by id for update`.execute(tx)
}

/** Dates that are gone from the folder go too, unless somebody has, holds or is kept one of their slots. */
async function dropDates(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from service_date d where d.business_id = ${businessId} and not (d.id = any(${ids}::text[]))
    and not exists (select 1 from slot s where s.business_id = d.business_id and s.service_date_id = d.id
      and ${isSomebodys})`.execute(tx)
}

/** Of those that stay, only what somebody has does: nothing is on offer, and the plan blocks no calendar. */
async function withdrawDates(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  const gone = sql`d.business_id = ${businessId} and not (d.id = any(${ids}::text[])) and d.end_time > now()`
  const isOf = sql`${gone} and s.business_id = d.business_id and s.service_date_id = d.id`
  await sql`delete from slot s using service_date d where ${isOf} and not ${isSomebodys}`.execute(tx)
  await sql`update slot s set is_disabled = true from service_date d where ${isOf}`.execute(tx)
  await sql`delete from calendar_entry e using service_date d where ${gone} and e.business_id = d.business_id
    and e.service_date_id = d.id`.execute(tx)
  await sql`update service_date d set plan = '{}' where ${gone}`.execute(tx)
}

export async function writeDates(tx: Tx, { studio, services }: StudioFolder): Promise<void> {
  const place = {
    tx,
    businessId: studio.id,
    zone: studio.timeZone,
    currency: studio.paymentSetup.currency,
  }
  const ids = services.flatMap(({ serviceDates }) => serviceDates.map(({ id }) => id))
  await lockDropped(tx, studio.id, ids)
  await dropDates(tx, studio.id, ids)
  await withdrawDates(tx, studio.id, ids)
  const written: WrittenDate[] = []
  for (const service of services) {
    for (const date of service.serviceDates) written.push(await writeDate({ ...place, service, date }))
  }
  await blockCalendars(place, written)
}
