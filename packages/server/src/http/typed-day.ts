import { isDay } from '@bellows/domain'

type Part = 'year' | 'month' | 'day'

const THIS_CENTURY = 2000
const yearFirst: readonly Part[] = ['year', 'month', 'day']

function orderOf(locale: string): Part[] {
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: 'short' }).formatToParts(0)
  return parts.map(({ type }) => type).filter((type): type is Part => /^(year|month|day)$/.test(type))
}

const two = (digits: string): string => digits.padStart(2, '0')
const fourDigits = (year: string): string => (year.length > 2 ? year : `${THIS_CENTURY + Number(year)}`)

/**
 * The day `YYYY-MM-DD` that a visitor without JavaScript typed: in that form, or in numbers in the order of the
 * language. What is no day stays as it was typed, for the validator to refuse.
 */
export function typedDay(text: string, locale: string): string {
  const groups = text
    .trim()
    .match(/^(\d{1,4})[\s./-]+(\d{1,2})[\s./-]+(\d{1,4})\.?$/)
    ?.slice(1)
  if (!groups) return text
  const order = groups[0]?.length === 4 ? yearFirst : orderOf(locale)
  const group = (part: Part): string => groups[order.indexOf(part)] ?? ''
  const day = `${fourDigits(group('year'))}-${two(group('month'))}-${two(group('day'))}`
  return isDay(day) ? day : text
}
