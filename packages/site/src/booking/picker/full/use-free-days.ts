import { addDays, dayOf, MINUTE, HORIZON_DAYS } from '@bellows/domain'
import { useMemo } from 'react'
import { useBooking } from '../../flow/booking-context.tsx'
import { useLockedTimes } from '../../queries.ts'
import { useWorld } from '../../world/booking-world.tsx'
import { useAt } from '../../world/use-at.ts'
import { nextFreeDay, remembered, startsOf } from './free-days.ts'

/** The days that can be booked, judged anew each minute and with every answer of the server. */
export function useFreeDays() {
  const { service } = useBooking()
  const { business } = useWorld()
  const { data, error, refetch } = useLockedTimes(service.id)
  const now = useAt((instant) => Math.floor(instant / MINUTE) * MINUTE)
  const { timeZone: zone, bookingAvailability: availability } = business
  const locked = data?.slots
  const startsOn = useMemo(
    () =>
      remembered((day: string) =>
        locked ? startsOf(day, { service, availability, zone, locked, now }) : [],
      ),
    [service, availability, zone, locked, now],
  )
  const today = dayOf(now, zone)
  const last = addDays(today, HORIZON_DAYS)
  const nextDay = nextFreeDay(today, last, (day) => startsOn(day).length > 0)
  return {
    startsOn,
    today,
    last,
    /** The first free start. */
    next: (nextDay && startsOn(nextDay)[0]) ?? null,
    isLoading: !data && !error,
    error: data ? null : error,
    retry: () => void refetch(),
  }
}
