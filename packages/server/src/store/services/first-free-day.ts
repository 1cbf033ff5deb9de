import {
  addDays,
  dayOf,
  freeStarts,
  holdDuration,
  type BusyTime,
  type Service,
  MINUTE,
  HORIZON_DAYS,
} from '@bellows/domain'
import type { Availability } from '../studio/stored-settings.ts'

export interface FreeTerms {
  now: number
  zone: string
  busy: readonly BusyTime[]
  availability: Availability
  /** Minutes that must fit; left out, what a hold claims. */
  length?: number
}

/** Free starts of one day of a full session; none beyond what visitors may book. */
export function startsOfDay(service: Service, day: string, terms: FreeTerms): string[] {
  const { now, zone, busy, availability, length = holdDuration(service) } = terms
  if (day > addDays(dayOf(now, zone), HORIZON_DAYS)) return []
  return freeStarts(service.availableSchedules, {
    day,
    zone,
    busy,
    length,
    increment: availability.startIncrement,
    earliest: now + availability.minimumNotice * MINUTE,
  })
}

/** The free starts of the first day that has any; empty when the coming half year is full. */
export function firstFreeStarts(service: Service, terms: FreeTerms): string[] {
  const today = dayOf(terms.now, terms.zone)
  for (let ahead = 0; ahead < HORIZON_DAYS; ahead += 1) {
    const starts = startsOfDay(service, addDays(today, ahead), terms)
    if (starts.length > 0) return starts
  }
  return []
}

/** The end of what `firstFreeStarts` looks at. */
export const horizonOf = (now: number): Date => new Date(now + (HORIZON_DAYS + 2) * 24 * 60 * MINUTE)
