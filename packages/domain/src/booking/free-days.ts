import type { BookingAvailability } from '../entities/booking-availability.ts'
import type { Service } from '../entities/service.ts'
import { addDays, dayOf } from '../time/days.ts'
import { MINUTE } from '../time/spans.ts'
import { freeStarts, type BusyTime } from './free-starts.ts'
import { holdDuration } from './package-choice.ts'

/** Days ahead that visitors may book. */
export const HORIZON_DAYS = 180

export type FullSession = Pick<Service, 'availableSchedules' | 'packages' | 'maxDuration'>

export type DayTerms = Readonly<{
  /** Milliseconds. */
  now: number
  zone: string
  busy: readonly BusyTime[]
  availability: Pick<BookingAvailability, 'minimumNotice' | 'startIncrement'>
  /** Minutes that must fit; left out, what a hold claims. */
  length?: number
}>

/** The last day that visitors may book. */
export const lastBookableDay = (now: number, zone: string): string => addDays(dayOf(now, zone), HORIZON_DAYS)

/** Free starts (ISO) of one day of a full session; none beyond what visitors may book. */
export function startsOfDay(service: FullSession, day: string, terms: DayTerms): string[] {
  const { now, zone, busy, availability, length = holdDuration(service) } = terms
  if (day > lastBookableDay(now, zone)) return []
  return freeStarts(service.availableSchedules, {
    day,
    zone,
    busy,
    length,
    increment: availability.startIncrement,
    earliest: now + availability.minimumNotice * MINUTE,
  })
}

/** The first day from `from` to `until` that has a free start. */
export function nextFreeDay(from: string, until: string, hasStarts: (day: string) => boolean): string | null {
  for (let day = from; day <= until; day = addDays(day, 1)) if (hasStarts(day)) return day
  return null
}

/** The free starts of the first day that has any; empty when every day that visitors may book is full. */
export function firstFreeStarts(service: FullSession, terms: DayTerms): string[] {
  const { now, zone } = terms
  const starts = (day: string) => startsOfDay(service, day, terms)
  const day = nextFreeDay(dayOf(now, zone), lastBookableDay(now, zone), (each) => starts(each).length > 0)
  return day === null ? [] : starts(day)
}
