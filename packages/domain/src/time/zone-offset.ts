import { remembered } from '../remembered.ts'
import { MINUTE, SECOND } from './spans.ts'

const formatOf = remembered(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
)

function askedClock(instant: number, zone: string): number {
  const fields: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) fields[type] = Number(value)
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields
  return Date.UTC(year, month - 1, day, hour, minute, second)
}

/** Since then no zone has changed its offset within a minute. */
const WHOLE_MINUTES_SINCE = Date.UTC(2000, 0)
const OFFSETS_MAX = 1000
const offsets = new Map<string, number>()

function minuteOffset(start: number, zone: string): number {
  const key = `${start} ${zone}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = askedClock(start, zone) - start
  if (offsets.size >= OFFSETS_MAX) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** The wall clock of a zone at an instant, written as if it were UTC milliseconds, to the second. */
export function wallClock(instant: number, zone: string): number {
  if (!(instant >= WHOLE_MINUTES_SINCE)) return askedClock(instant, zone)
  const second = Math.floor(instant / SECOND) * SECOND
  return second + minuteOffset(Math.floor(instant / MINUTE) * MINUTE, zone)
}

/** Minutes a zone is ahead of UTC at an instant. */
export function zoneOffset(instant: number, zone: string): number {
  return Math.round((wallClock(instant, zone) - instant) / MINUTE)
}

/** A zone by its name: an offset such as `+02:00` is known to browsers, and read by databases with the other sign. */
export function isTimeZone(zone: string): boolean {
  if (!/^[a-z]/i.test(zone)) return false
  try {
    formatOf(zone)
    return true
  } catch {
    return false
  }
}
