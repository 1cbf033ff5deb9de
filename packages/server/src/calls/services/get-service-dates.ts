import { isSlotOffered, type ServiceDate, MINUTE } from '@bellows/domain'
import { sql } from 'kysely'
import { notFound } from '../../base/refusal.ts'
import { scopeOf, type Scope } from '../../base/scope.ts'
import { isOpenedBy } from '../../store/services/opened-by.ts'
import { readSlots, slotWire, type SlotRow } from '../../store/services/read-slots.ts'
import { serverNow } from '../../store/studio/server-now.ts'
import type { Handler, InputOf } from '../handler.ts'

const DATES_MAX = 100

interface DateRow {
  id: string
  service_id: string
  start_time: Date
  end_time: Date
  location: string
}

interface ServiceTerms {
  id: string
  minimum_notice_minutes: number
}

interface Terms {
  currency: string
  now: number
  minimumNotice: number
}

async function readDates({ kysely, businessId }: Scope, serviceId: string): Promise<DateRow[]> {
  const { rows } = await sql<DateRow>`
    select id, service_id, start_time, end_time, location from service_date
    where business_id = ${businessId} and service_id = ${serviceId} and end_time > now()
    order by start_time limit ${DATES_MAX}`.execute(kysely)
  return rows
}

async function findService(
  { kysely, businessId }: Scope,
  { slug, entry }: InputOf<'getServiceDates'>,
): Promise<ServiceTerms> {
  const { rows } = await sql<ServiceTerms>`
    select s.id, b.minimum_notice_minutes from service s join business b on b.id = s.business_id
    where s.business_id = ${businessId} and s.slug = ${slug} and ${isOpenedBy(entry)}`.execute(kysely)
  const [found] = rows
  if (!found) throw notFound()
  return found
}

function dateWire(date: DateRow, rows: readonly SlotRow[], terms: Terms): ServiceDate {
  const slots = rows.map((row) => slotWire(row, terms.currency))
  return {
    id: date.id,
    serviceId: date.service_id,
    startTime: date.start_time.toISOString(),
    duration: Math.round((date.end_time.getTime() - date.start_time.getTime()) / MINUTE),
    location: date.location,
    slots,
    numberOfSlotsAvailable: slots.filter((slot) => isSlotOffered(slot, terms.now, terms.minimumNotice))
      .length,
  }
}

/** Dates that are not over yet, with the slots that may still be listed. */
export const getServiceDates: Handler<'getServiceDates'> = async (asked, call) => {
  const scope = scopeOf(call)
  const { id, minimum_notice_minutes: minimumNotice } = await findService(scope, asked)
  const listed = sql`t.service_id = ${id} and t.service_date_id is not null
    and t.start_time > now() + make_interval(mins => ${minimumNotice})`
  const [dates, rows, now] = await Promise.all([
    readDates(scope, id),
    readSlots(scope, listed),
    serverNow(scope),
  ])
  const terms = { currency: call.studio.currency, now: now.getTime(), minimumNotice }
  const byDate = new Map<string | null, SlotRow[]>()
  for (const row of rows) {
    const before = byDate.get(row.service_date_id)
    if (before) before.push(row)
    else byDate.set(row.service_date_id, [row])
  }
  const serviceDates = dates.map((date) => dateWire(date, byDate.get(date.id) ?? [], terms))
  return { serviceDates, serverNow: now.toISOString() }
}
