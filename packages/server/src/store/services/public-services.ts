import { DAY, firstFreeStarts, HORIZON_DAYS, type Service } from '@bellows/domain'
import { sql, type RawBuilder } from 'kysely'
import { notFound } from '../../base/refusal.ts'
import type { Scope } from '../../base/scope.ts'
import { readStudio, type StudioFacts } from '../studio/read-studio.ts'
import { serverNow } from '../studio/server-now.ts'
import { busyOf, readBusy, type BusyRow } from './busy-times.ts'
import { isOpenedBy, type Opened } from './opened-by.ts'
import { readServices, type ServiceRow } from './read-services.ts'
import { serviceWire } from './service-wire.ts'

const hasFreeStarts = (row: ServiceRow) => !row.is_mini_session && !row.is_booking_without_time

/** Past the last day that may be booked, in every zone. */
const horizonOf = (now: Date) => new Date(now.getTime() + (HORIZON_DAYS + 2) * DAY)

async function readBusyOf(scope: Scope, rows: readonly ServiceRow[], now: Date): Promise<BusyRow[]> {
  const calendarIds = [...new Set(rows.filter(hasFreeStarts).map((row) => row.calendar_id))]
  return calendarIds.length === 0 ? [] : readBusy(scope, { calendarIds, from: now, to: horizonOf(now) })
}

/** Nobody waits for a time of a session that is over. */
const withoutWaitlist = (service: Service): Service => ({
  ...service,
  options: { ...service.options, isWaitlistEnabled: false },
})

/**
 * A full session has no slots of its own: what counts are the free starts of its first open day, and where there are
 * none those that would be free without what is merely held or kept.
 */
function withFreeStarts(
  service: Service,
  busy: readonly BusyRow[],
  facts: StudioFacts & { now: Date },
): Service {
  const startsBeside = (rows: readonly BusyRow[]) =>
    firstFreeStarts(service, {
      now: facts.now.getTime(),
      zone: facts.business.timeZone,
      busy: busyOf(rows, service.calendarId ?? ''),
      availability: facts.business.bookingAvailability,
    })
  const starts = startsBeside(busy)
  const booked = starts.length > 0 ? busy : busy.filter(({ status }) => status === 'BOOKED')
  const held = booked.length < busy.length ? startsBeside(booked).length : 0
  return {
    ...service,
    numberOfSlotsAvailable: starts.length,
    numberOfSlotsHeld: held,
    slotStartTime: starts[0] ?? null,
  }
}

/** The services that fit `which` (over `service s`) with what of them is free right now. */
async function readPublic(scope: Scope, which: RawBuilder<unknown>): Promise<Service[]> {
  const [rows, facts, now] = await Promise.all([
    readServices(scope, which),
    readStudio(scope),
    serverNow(scope),
  ])
  const busy = await readBusyOf(scope, rows, now)
  return rows.map((row) => {
    const wire = serviceWire(row, facts.business.paymentSetup.currency, facts.settings.contracts)
    const service = row.is_over ? withoutWaitlist(wire) : wire
    return hasFreeStarts(row) ? withFreeStarts(service, busy, { ...facts, now }) : service
  })
}

interface Wanted {
  /** Mini sessions alone, or full sessions alone. */
  isMini: boolean | null
  ids: readonly string[] | null
}

/** The published services, those that are wanted. */
export function readPublicServices(scope: Scope, { isMini, ids }: Wanted): Promise<Service[]> {
  return readPublic(
    scope,
    sql`s.is_published
    and (${isMini}::boolean is null or s.is_mini_session = ${isMini}::boolean)
    and (${ids}::text[] is null or s.id = any(${ids}::text[]))`,
  )
}

async function readOne(scope: Scope, which: RawBuilder<unknown>): Promise<Service> {
  const [service] = await readPublic(scope, which)
  if (!service) throw notFound()
  return service
}

/** @throws Refusal 404 for a service that is not published */
export const readPublicService = (scope: Scope, id: string): Promise<Service> =>
  readOne(scope, sql`s.id = ${id} and s.is_published`)

/** @throws Refusal 404 for a service that is not published nor opened by the entry */
export const readOpenedService = (scope: Scope, { slug, entry }: Opened): Promise<Service> =>
  readOne(scope, sql`s.slug = ${slug} and ${isOpenedBy(entry)}`)
