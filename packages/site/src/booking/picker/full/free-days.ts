import {
  addDays,
  freeStarts,
  holdDuration,
  slotStatusAt,
  type BookingAvailability,
  type BusyTime,
  type Service,
  type SlotStatus,
  MINUTE,
} from '@bellows/domain'

type LockedTime = BusyTime & Readonly<{ status: SlotStatus; lockoutEnd: string | null }>

export type FreeTerms = Readonly<{
  service: Pick<Service, 'availableSchedules' | 'packages' | 'maxDuration'>
  /** Minutes that each start leaves room for; those of the longest package unless said. */
  length?: number
  availability: Pick<BookingAvailability, 'minimumNotice' | 'startIncrement'>
  zone: string
  locked: readonly LockedTime[]
  /** Milliseconds. */
  now: number
}>

/** Free starts (ISO) of a day. */
export function startsOf(day: string, terms: FreeTerms): string[] {
  const { service, length = holdDuration(service), availability, zone, locked, now } = terms
  return freeStarts(service.availableSchedules, {
    day,
    zone,
    length,
    increment: availability.startIncrement,
    busy: locked.filter((time) => slotStatusAt(time, now) !== 'AVAILABLE'),
    earliest: now + availability.minimumNotice * MINUTE,
  })
}

/** The first day from `from` to `until` that has a free start. */
export function nextFreeDay(from: string, until: string, hasStarts: (day: string) => boolean): string | null {
  for (let day = from; day <= until; day = addDays(day, 1)) if (hasStarts(day)) return day
  return null
}

/** A question about days that is answered once per day. */
export function remembered<Answer>(ask: (day: string) => Answer): (day: string) => Answer {
  const known = new Map<string, Answer>()
  return (day) => {
    const answer = known.has(day) ? (known.get(day) as Answer) : ask(day)
    known.set(day, answer)
    return answer
  }
}

/** First and last day of a month `YYYY-MM`; the last is always written as the 31st. */
export const monthBounds = (month: string) => ({ first: `${month}-01`, last: `${month}-31` })
