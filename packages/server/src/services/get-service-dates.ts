import { sql } from 'kysely'
import type { getServiceDates } from '@bellows/api'
import { isSlotOffered, type ServiceDate } from '@bellows/domain'
import { notFound } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { scopeOf, type Scope } from '../studio/scope.ts'
import { serverNow } from '../studio/server-now.ts'
import { readSlots, slotWire, type SlotRow } from './read-slots.ts'

const DATES_MAX = 100
const MINUTE = 60_000

interface DateRow {
  id: string
  service_id: string
  start_time: Date
  end_time: Date
  location: string
}

interface Terms {
  currency: string
  now: number
  minimumNotice: number
}

async function readDates({ kysely, businessId }: Scope, serviceId: string): Promise<DateRow[]> {
  return kysely
    .selectFrom('service_date')
    .where('business_id', '=', businessId)
    .where('service_id', '=', serviceId)
    .where('end_time', '>', sql<Date>`now()`)
    .select(['id', 'service_id', 'start_time', 'end_time', 'location'])
    .orderBy('start_time')
    .limit(DATES_MAX)
    .execute()
}

async function findService({ kysely, businessId }: Scope, slug: string) {
  const found = await kysely
    .selectFrom('service')
    .innerJoin('business', 'business.id', 'service.business_id')
    .where('service.business_id', '=', businessId)
    .where('slug', '=', slug)
    .where('is_published', '=', true)
    .select(['service.id', 'minimum_notice_minutes'])
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

function dateWire(date: DateRow, rows: readonly SlotRow[], terms: Terms): ServiceDate {
  const slots = rows
    .filter((row) => row.service_date_id === date.id)
    .map((row) => slotWire(row, terms.currency))
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
export const answerServiceDates: Handler<typeof getServiceDates> = async ({ slug }, call) => {
  const scope = scopeOf(call)
  const { id, minimum_notice_minutes: minimumNotice } = await findService(scope, slug)
  const listed = sql`t.service_id = ${id} and t.service_date_id is not null
    and t.start_time > now() + make_interval(mins => ${minimumNotice})`
  const [dates, rows, now] = await Promise.all([
    readDates(scope, id),
    readSlots(scope, listed),
    serverNow(scope),
  ])
  const terms = { currency: call.studio.currency, now: now.getTime(), minimumNotice }
  return { serviceDates: dates.map((date) => dateWire(date, rows, terms)), serverNow: now.toISOString() }
}
