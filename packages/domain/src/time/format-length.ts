import { onOneLine } from './on-one-line.ts'
import { remembered } from '../remembered.ts'
import { HOUR_MINUTES, isToldInMinutes } from './minutes.ts'

const formatOf = remembered(
  (locale, unit) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }),
)

const count = (unit: 'hour' | 'minute', amount: number, locale: string): string =>
  onOneLine(formatOf(locale, unit).format(amount))

/** Minutes in words, each number on one line with its unit, e.g. “45 minutes”, “9 hours 30 minutes”. */
export function formatLength(minutes: number, locale: string): string {
  if (isToldInMinutes(minutes)) return count('minute', minutes, locale)
  const hours = count('hour', Math.floor(minutes / HOUR_MINUTES), locale)
  const rest = minutes % HOUR_MINUTES
  return rest === 0 ? hours : `${hours} ${count('minute', rest, locale)}`
}
