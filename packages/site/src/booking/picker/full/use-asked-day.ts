import { useState } from 'react'
import type { useFreeDays } from './use-free-days.ts'

type FreeDays = ReturnType<typeof useFreeDays>

/** A day that is asked for, by the address or by a press, while nobody knows yet whether it is free. */
export function useAskedDay(wantedDay: string | null, days: FreeDays) {
  const [pressed, press] = useState<string | null>(null)
  const asked = pressed ?? wantedDay
  const wanted = wantedOf(asked, days)
  return days.isLoading ? { wanted, day: asked ?? '', choose: press } : { wanted, day: '' }
}

/** A day that was asked for, as free or as not free once that is known; empty for neither. */
function wantedOf(day: string | null, { startsOn, last, isLoading }: FreeDays) {
  if (day === null || isLoading) return { free: '', taken: '' }
  return day <= last && startsOn(day).length > 0 ? { free: day, taken: '' } : { free: '', taken: day }
}
