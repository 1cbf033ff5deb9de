import { DAY } from '@bellows/domain'
import { badRequest, notFound, toPrograms } from '../../base/refusal.ts'
import { scopeOf, type Scope } from '../../base/scope.ts'
import { readBusy } from '../../store/services/busy-times.ts'
import { findCalendar } from '../../store/services/find-calendar.ts'
import { readTakenSlots } from '../../store/services/read-slots.ts'
import { serverNow } from '../../store/studio/server-now.ts'
import type { Handler } from '../handler.ts'

const SPAN_DAYS = 400

interface Window {
  from: Date
  to: Date
}

function windowOf(input: { from?: string | undefined; to?: string | undefined }, now: Date): Window {
  const from = input.from === undefined ? now : new Date(input.from)
  const to = input.to === undefined ? new Date(from.getTime() + SPAN_DAYS * DAY) : new Date(input.to)
  const span = to.getTime() - from.getTime()
  if (span <= 0 || span > SPAN_DAYS * DAY)
    throw badRequest(toPrograms('The window must end after it starts, within 400 days'))
  return { from, to }
}

async function slotsOf(scope: Scope, serviceId: string | undefined, window: Window) {
  const rows = await readTakenSlots(scope, serviceId, window)
  return rows.map(({ id, start_time, end_time, status, lockout_end }) => ({
    id,
    startTime: start_time.toISOString(),
    endTime: end_time.toISOString(),
    status,
    lockoutEnd: lockout_end?.toISOString() ?? null,
  }))
}

/** What blocks a full session is its whole calendar, other services' bookings included. */
async function calendarOf(scope: Scope, calendarId: string, window: Window) {
  const rows = await readBusy(scope, { calendarIds: [calendarId], ...window })
  return rows.map((row) => ({
    id: row.slot_id,
    startTime: row.start_time.toISOString(),
    endTime: row.end_time.toISOString(),
    status: row.status,
    lockoutEnd: row.lockout_end?.toISOString() ?? null,
  }))
}

async function calendarOrRefuse(scope: Scope, serviceId: string) {
  const found = await findCalendar(scope, serviceId)
  if (!found) throw notFound()
  return found
}

export const listLockedSlots: Handler<'listLockedSlots'> = async (input, call) => {
  const scope = scopeOf(call)
  const now = await serverNow(scope)
  const window = windowOf(input, now)
  const service = input.serviceId === undefined ? undefined : await calendarOrRefuse(scope, input.serviceId)
  const slots =
    service && !service.isMiniSession
      ? await calendarOf(scope, service.calendarId, window)
      : await slotsOf(scope, input.serviceId, window)
  return { slots, serverNow: now.toISOString() }
}
