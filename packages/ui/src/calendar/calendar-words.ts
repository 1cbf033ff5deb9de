import { dayOf } from './iso-day.ts'

const worded = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, options)
  return (date: Date) => format.format(date)
}

/** How a calendar writes months, weekdays and days in a locale. */
export function calendarWords(locale: string) {
  return {
    month: worded(locale, { month: 'long', year: 'numeric' }),
    weekday: worded(locale, { weekday: 'short' }),
    weekdayName: worded(locale, { weekday: 'long' }),
    day: worded(locale, { day: 'numeric' }),
    fullDay: worded(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  }
}

export type DayState = 'open' | 'free' | 'closed' | 'none'

export type DayRules = Readonly<{
  /** First and last day that can be chosen, `YYYY-MM-DD`. */
  min?: string | undefined
  max?: string | undefined
  /** Given by a schedule: whether a day has free times. */
  isFree?: ((day: string) => boolean) | undefined
}>

/** What can be done with a day: free or without times by a schedule, else open, or closed by the limits. */
export function dayState(date: Date, { min, max, isFree }: DayRules): DayState {
  const day = dayOf(date)
  if ((min && day < min) || (max && day > max)) return 'closed'
  if (!isFree) return 'open'
  return isFree(day) ? 'free' : 'none'
}
