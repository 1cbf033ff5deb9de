import { isDay } from './days.ts'

type Part = 'year' | 'month' | 'day'
type Parts = Readonly<Partial<Record<Part, string>>>

/** Two-digit years from here on are of the last century: birthdays are typed that way, shoots are not. */
const CENTURY_PIVOT = 70
const FIRST_YEAR = 1000
const yearFirst: readonly Part[] = ['year', 'month', 'day']

function orderOf(locale: string): Part[] {
  const written = new Intl.DateTimeFormat(locale, { year: 'numeric', month: '2-digit', day: '2-digit' })
  const types = written.formatToParts(0).map(({ type }) => type)
  return types.filter((type): type is Part => /^(year|month|day)$/.test(type))
}

function yearOf(digits: string): number {
  const year = Number(digits)
  if (digits.length > 2) return year
  return year + (year < CENTURY_PIVOT ? 2000 : 1900)
}

const two = (digits: string): string => String(Number(digits)).padStart(2, '0')

function dayOfParts({ year = '', month = '', day = '' }: Parts): string | undefined {
  const text = `${yearOf(year)}-${two(month)}-${two(day)}`
  return yearOf(year) >= FIRST_YEAR && isDay(text) ? text : undefined
}

const inOrder = (groups: readonly string[], order: readonly Part[]): Parts =>
  Object.fromEntries(order.map((part, place) => [part, groups[place]]))

function fromDigits(digits: string, order: readonly Part[]): string | undefined {
  let at = 0
  const groups = order.map((part) => digits.slice(at, (at += part === 'year' ? 4 : 2)))
  return dayOfParts(inOrder(groups, order))
}

function readDay(text: string, order: readonly Part[]): string | undefined {
  if (/^\d{8}$/.test(text)) return fromDigits(text, order) ?? fromDigits(text, yearFirst)
  const groups = /^(\d{1,4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,4})\.?$/.exec(text)?.slice(1)
  return groups && dayOfParts(inOrder(groups, groups[0]?.length === 4 ? yearFirst : order))
}

/**
 * The day `YYYY-MM-DD` that a visitor without JavaScript typed, as the date field reads it: in that form, or in numbers
 * in the order of the language. What is no day stays as it was typed, for the validator to refuse.
 */
export const typedDay = (text: string, locale: string): string =>
  readDay(text.normalize('NFKC').trim(), orderOf(locale)) ?? text
