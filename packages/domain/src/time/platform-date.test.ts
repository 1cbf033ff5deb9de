import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { languages } from '../entities/language.ts'
import { addDays } from './days.ts'
import { formatWeekdayDay } from './format-date.ts'
import { formatMonth, formatWeekday, platformWeekdayDay } from './platform-date.ts'

const locales = [...languages, 'nl-NL']

test.each(locales)('%s: every day of a leap year is written as dayjs writes it', (locale) => {
  for (let day = '2028-01-01'; day < '2029-01-02'; day = addDays(day, 1)) {
    const written = formatWeekdayDay(day, locale)
    expect(platformWeekdayDay(day, locale)).toBe(written)
    expect(formatWeekday(day, locale)).toBe(/^[^\s,]+/u.exec(written)?.[0])
  }
})

test.each([
  ['en-US', 'en', 'MMMM YYYY'],
  ['fr-FR', 'fr', 'MMMM YYYY'],
  ['de-DE', 'de', 'MMMM YYYY'],
  ['pt-BR', 'pt-br', 'MMMM [de] YYYY'],
  ['es-ES', 'es', 'MMMM [de] YYYY'],
])('%s: every month is written as dayjs writes it', (locale, name, pattern) => {
  for (let day = '2028-01-31'; day < '2029-01-01'; day = addDays(day, 28))
    expect(formatMonth(day, locale)).toBe(dayjs(day).locale(name).format(pattern))
})
