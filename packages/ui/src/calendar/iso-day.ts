const pad = (value: number, length: number) => String(value).padStart(length, '0')

/** A day of the calendar as `YYYY-MM-DD`; `month` counts from 1. Undefined when there is no such day. */
export function isoDay(year: number, month: number, day: number): string | undefined {
  if (!(year >= 1000 && year <= 9999)) return undefined
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}` : undefined
}

/** The browser's local midnight of a day (`YYYY-MM-DD`) or of a month's first day (`YYYY-MM`). */
export function localDate(iso: string): Date {
  const [year = 1970, month = 1, day = 1] = iso.split('-').map(Number)
  return new Date(year, month - 1, day)
}

/** The day, `YYYY-MM-DD`, that a local date lies in. */
export const dayOf = (date: Date): string =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`

/** The month, `YYYY-MM`, that a local date lies in. */
export const monthOf = (date: Date): string => dayOf(date).slice(0, 'YYYY-MM'.length)

/** `months` later than `month` (`YYYY-MM`). */
export function shiftMonth(month: string, months: number): string {
  const date = localDate(month)
  return monthOf(new Date(date.getFullYear(), date.getMonth() + months, 1))
}
