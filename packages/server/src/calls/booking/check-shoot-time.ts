import { addDays, DAY, dayOf, holdDuration, MINUTE, startsOfDay } from '@bellows/domain'
import { badRequest, notFound, toPrograms } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { bookingGround } from '../../store/services/booking-ground.ts'
import { busyOf, readBusy } from '../../store/services/busy-times.ts'
import { serverNow } from '../../store/studio/server-now.ts'
import type { Handler } from '../handler.ts'

const NEAR_DAYS = 3
const NEAREST = 3

function requireSpan(start: number, end: number): void {
  if (end <= start || end - start > DAY)
    throw badRequest(toPrograms('The end must lie after the start, within a day'))
}

/** A hold claims its own length, however little is asked for; what is asked for must be free as a whole. */
const lengthOf = (held: number, span: number) => (held === 0 ? 0 : Math.max(held, Math.ceil(span / MINUTE)))

const byNearness = (to: number) => (a: string, b: string) =>
  Math.abs(Date.parse(a) - to) - Math.abs(Date.parse(b) - to)

export const checkShootTime: Handler<'checkShootTime'> = async (input, call) => {
  const [start, end] = [Date.parse(input.startTime), Date.parse(input.endTime)]
  requireSpan(start, end)
  const scope = scopeOf(call)
  const { service, business } = await bookingGround(scope, input.serviceId)
  if (service.isMiniSession || service.options.isBookingWithoutTime) throw notFound()
  const calendarId = service.calendarId ?? ''
  const window = {
    from: new Date(start - (NEAR_DAYS + 1) * DAY),
    to: new Date(start + (NEAR_DAYS + 2) * DAY),
  }
  const [rows, now] = await Promise.all([
    readBusy(scope, { calendarIds: [calendarId], ...window, exceptToken: call.holdToken }),
    serverNow(scope),
  ])
  const zone = business.timeZone
  const terms = {
    now: now.getTime(),
    zone,
    busy: busyOf(rows, calendarId),
    availability: business.bookingAvailability,
    length: lengthOf(holdDuration(service), end - start),
  }
  const today = dayOf(start, zone)
  const days = Array.from({ length: 2 * NEAR_DAYS + 1 }, (_, index) => addDays(today, index - NEAR_DAYS))
  const starts = days.flatMap((day) => startsOfDay(service, day, terms))
  const isAvailable = !service.options.isPaused && starts.some((free) => Date.parse(free) === start)
  const nearest = isAvailable ? [] : starts.toSorted(byNearness(start)).slice(0, NEAREST).toSorted()
  return { isAvailable, nearest, serverNow: now.toISOString() }
}
