import { isoDay } from '../calendar/iso-day.ts'

type Part = 'year' | 'month' | 'day'

/** Two-digit years from here on are of the last century: birthdays are typed that way, shoots are not. */
const CENTURY_PIVOT = 70
/** Its three numbers cannot be mistaken for one another, so it shows the order. */
const EXAMPLE = '2030-12-31'

const numeric = (locale: string) =>
  new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' })

function orderOf(locale: string): Part[] {
  const parts = numeric(locale).formatToParts(0)
  return parts.map((part) => part.type).filter((type): type is Part => /^(year|month|day)$/.test(type))
}

const fullYear = (digits: string) => {
  const year = Number(digits)
  if (digits.length > 2) return year
  return year + (year < CENTURY_PIVOT ? 2000 : 1900)
}

function fromGroups(groups: readonly string[], order: readonly Part[]): string | undefined {
  const group = (part: Part) => groups[order.indexOf(part)] ?? ''
  return isoDay(fullYear(group('year')), Number(group('month')), Number(group('day')))
}

const yearFirst: readonly Part[] = ['year', 'month', 'day']

function fromDigits(digits: string, order: readonly Part[]): string | undefined {
  let at = 0
  const groups = order.map((part) => digits.slice(at, (at += part === 'year' ? 4 : 2)))
  return fromGroups(groups, order)
}

/**
 * Reads a typed date: `YYYY-MM-DD`, or numbers in the locale's order with any separators or none (phone
 * keypads have none). Answers `YYYY-MM-DD`, or undefined when it is no day of the calendar.
 */
export function parseDateText(text: string, locale: string): string | undefined {
  const clean = text.normalize('NFKC').trim()
  const order = orderOf(locale)
  if (/^\d{8}$/.test(clean)) return fromDigits(clean, order) ?? fromDigits(clean, yearFirst)
  const match = /^(\d{1,4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,4})\.?$/.exec(clean)
  if (!match) return undefined
  const groups = match.slice(1)
  return fromGroups(groups, groups[0]?.length === 4 ? yearFirst : order)
}

const valuePattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a text is a day, written as a date field keeps it: `YYYY-MM-DD`. */
export const isDateValue = (text: string): boolean => {
  const [match, year, month, day] = valuePattern.exec(text) ?? []
  return match !== undefined && isoDay(Number(year), Number(month), Number(day)) !== undefined
}

/** Shows `YYYY-MM-DD` as the locale writes it in numbers; any other text comes back as it was typed. */
export function formatDateText(value: string, locale: string): string {
  return isDateValue(value) ? numeric(locale).format(Date.parse(value)) : value
}

/** A date that shows how to type one. */
export const dateExample = (locale: string): string => formatDateText(EXAMPLE, locale)
