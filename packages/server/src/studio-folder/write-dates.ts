import { planSlots, regenerateSlots, toMinor, type ExistingSlot, type PlannedSlot } from '@bellows/domain'
import { sql } from 'kysely'
import { newId } from '../base/new-id.ts'
import { isFault } from '../db/pool.ts'
import { json, putRows, type Row, type Tx } from '../db/put-rows.ts'
import { cleared } from '../store/holds/hold.ts'
import { FolderFault } from './folder-fault.ts'
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

/** The slots of a date by its plan. @throws FolderFault for a start that a clock change makes impossible */
function plannedSlots(writing: Writing): PlannedSlot[] {
  const { slots, refused } = planSlots({ ...writing.date.plan, zone: writing.zone })
  if (refused[0] !== undefined) throw fault(writing, `the clock change of that day leaps over ${refused[0]}`)
  if (slots.length === 0) throw fault(writing, 'no slot fits in')
  return slots
}

/** What a plan says of one slot, besides its times. */
function slotMarks({ currency }: Writing, slot: PlannedSlot): Row {
  return {
    is_disabled: slot.isDisabled,
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
}

/** The date's slots, locked: nobody takes one between what is read here and what is written. */
async function existingSlots({ tx, businessId, date }: Writing): Promise<ExistingSlot[]> {
  const { rows } = await sql<SlotRow>`
    select id, start_time, end_time, status = 'BOOKED' or (status = 'BOOKING' and lockout_end > now())
      or coalesce(offer_until > now(), false) as is_taken
    from slot where business_id = ${businessId} and service_date_id = ${date.id} order by id for update`.execute(
    tx,
  )
  return rows.map(({ id, start_time, end_time, is_taken: isTaken }) => ({
    id,
    startTime: start_time.toISOString(),
    endTime: end_time.toISOString(),
    isTaken,
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

/** Brings a date's slots to its plan; what somebody has, holds or is kept stays as it is. */
async function writeSlots(writing: Writing, slots: readonly PlannedSlot[]): Promise<void> {
  const { tx, businessId, service, date } = writing
  const { removed, changed, added } = regenerateSlots(slots, await existingSlots(writing))
  await sql`delete from slot where business_id = ${businessId} and id = any(${removed}::text[])`.execute(tx)
  for (const { id, slot } of changed) await changeSlot(writing, id, slot)
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

/** A date blocks the photographer's calendar for full sessions. */
async function blockCalendar(writing: Writing, times: Row): Promise<void> {
  const { tx, businessId, service, date } = writing
  const row = {
    business_id: businessId,
    id: `date-${date.id}`,
    calendar_id: service.calendarId,
    service_date_id: date.id,
    ...times,
  }
  try {
    await putRows(tx, { table: 'calendar_entry', key: ['business_id', 'id'], rows: [row] })
  } catch (cause) {
    if (!isFault(cause, '23P01')) throw cause
    throw fault(writing, `"${date.id}" overlaps what is in the calendar`)
  }
}

async function writeDate(writing: Writing): Promise<void> {
  const { tx, businessId, service, date } = writing
  const slots = plannedSlots(writing)
  const times = { start_time: slots[0]?.startTime ?? null, end_time: slots.at(-1)?.endTime ?? null }
  const row = { business_id: businessId, id: date.id, service_id: service.id, location: date.location }
  const key = ['business_id', 'id']
  await putRows(tx, { table: 'service_date', key, rows: [{ ...row, ...times, plan: json(date.plan) }] })
  await writeSlots(writing, slots)
  await blockCalendar(writing, times)
}

/** Dates that are gone from the folder go too, unless somebody has, holds or is kept one of their slots. */
async function dropDates(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  await sql`delete from service_date d where d.business_id = ${businessId} and not (d.id = any(${ids}::text[]))
    and not exists (select 1 from slot s where s.business_id = d.business_id and s.service_date_id = d.id
      and (s.status = 'BOOKED' or (s.status = 'BOOKING' and s.lockout_end > now()) or s.offer_until > now()))`.execute(
    tx,
  )
}

export async function writeDates(tx: Tx, { studio, services }: StudioFolder): Promise<void> {
  const place = {
    tx,
    businessId: studio.id,
    zone: studio.timeZone,
    currency: studio.paymentSetup.currency,
  }
  const ids = services.flatMap(({ serviceDates }) => serviceDates.map(({ id }) => id))
  await dropDates(tx, studio.id, ids)
  for (const service of services) {
    for (const date of service.serviceDates) await writeDate({ ...place, service, date })
  }
}
