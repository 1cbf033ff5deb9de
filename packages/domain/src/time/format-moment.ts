import { dayOf } from './days.ts'
import { formatWeekdayDay } from './format-date.ts'
import { formatClock } from './format-time.ts'

/** Day, time and zone, e.g. `Sat, Jan 26, 2030, 9:00 AM CST`. */
export function formatMoment(instant: number, locale: string, zone: string): string {
  const day = formatWeekdayDay(dayOf(instant, zone), locale)
  return `${day}, ${formatClock(instant, locale, zone)}`
}
