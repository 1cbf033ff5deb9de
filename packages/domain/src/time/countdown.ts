import { dayOf } from './days.ts'
import { HOUR_MINUTES } from './minutes.ts'
import { DAY, HOUR, MINUTE } from './spans.ts'

export type Countdown =
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'minutes'; minutes: number }

/**
 * What is left until an instant (milliseconds), as parts: days drop out when it ends today in the
 * zone, hours when it is under an hour away. `null` once it is reached.
 */
export function countdown(end: number, now: number, zone: string): Countdown | null {
  if (now >= end) return null
  const left = end - now
  const minutes = Math.floor(left / MINUTE)
  if (left < HOUR) return { unit: 'minutes', minutes: Math.max(1, minutes) }
  const hours = Math.floor(left / HOUR)
  const endsToday = dayOf(end, zone) === dayOf(now, zone)
  if (endsToday || left < DAY) return { unit: 'hours', hours, minutes: minutes % HOUR_MINUTES }
  return { unit: 'days', days: Math.floor(left / DAY), hours: hours % 24 }
}
