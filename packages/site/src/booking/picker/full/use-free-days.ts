import {
  dayOf,
  lastBookableDay,
  MINUTE,
  nextFreeDay,
  startsOfDay,
  type BusyTime,
  type Service,
} from '@bellows/domain'
import { useMemo } from 'react'
import { useLockedTimes } from '../../queries.ts'
import { useWorld } from '../../world/booking-world.tsx'
import { useAt } from '../../world/use-at.ts'
import { isSame, remembered, timesInTheWay } from './free-days.ts'

export type DaysAsked = Readonly<{
  service: Service
  /** Minutes that each start leaves room for. */
  length?: number
  /** Start of a time that is the visitor's own, and so in nobody's way. */
  own?: string | null
}>

/** The days that can be booked, judged anew each minute and with every answer of the server. */
export function useFreeDays({ service, length, own = null }: DaysAsked) {
  const { business } = useWorld()
  const { data, error, refetch } = useLockedTimes(service.id)
  const now = useAt((instant) => Math.floor(instant / MINUTE) * MINUTE)
  const { timeZone: zone, bookingAvailability: availability } = business
  const slots = data?.slots
  const busy = useMemo(() => slots && timesInTheWay(slots, now, own), [slots, now, own])
  const { startsOn, isOpen } = useMemo(() => {
    const starts = (day: string, taken: readonly BusyTime[]) =>
      day ? startsOfDay(service, day, { now, zone, busy: taken, availability, length }) : []
    return {
      startsOn: remembered((day: string) => (busy ? starts(day, busy) : [])),
      isOpen: (day: string) => starts(day, []).length > 0,
    }
  }, [service, length, availability, zone, busy, now])
  const today = dayOf(now, zone)
  const last = lastBookableDay(now, zone)
  const nextDay = nextFreeDay(today, last, (day) => startsOn(day).length > 0)
  return {
    /** Free starts of a day `YYYY-MM-DD`; none of no day. */
    startsOn,
    /** A start is among them. */
    hasStart: (start: string) =>
      start !== '' && startsOn(dayOf(Date.parse(start), zone)).some((one) => isSame(one, start)),
    today,
    last,
    /** The first free day; until the taken times are known, the first that the schedule opens. */
    first: busy ? nextDay : nextFreeDay(today, last, isOpen),
    /** The first free start. */
    next: (nextDay && startsOn(nextDay)[0]) ?? null,
    isLoading: !data && !error,
    /** A day can be chosen, or that is not known yet. */
    hasAny: nextDay !== null || !data,
    error: data ? null : error,
    retry: () => void refetch(),
  }
}
