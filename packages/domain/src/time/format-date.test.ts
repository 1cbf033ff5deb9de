import dayjs from 'dayjs'
import 'dayjs/locale/de.js'
import 'dayjs/locale/es.js'
import 'dayjs/locale/fr.js'
import 'dayjs/locale/pt-br.js'
import utc from 'dayjs/plugin/utc.js'
import { expect, test } from 'vitest'
import { languages } from '../entities/language.ts'
import { addDays } from './days.ts'
import { dateFormats, formatDay, formatWeekdayDay } from './format-date.ts'
import { formatMoment, formatTime, zoneName, zonePlace } from './format-time.ts'

dayjs.extend(utc)
const names = { 'en-US': 'en', 'fr-FR': 'fr', 'de-DE': 'de', 'pt-BR': 'pt-br', 'es-ES': 'es' }

test.each(languages)('%s writes every day of a leap year as dayjs does', (language) => {
  for (let day = '2028-01-01'; day < '2029-01-02'; day = addDays(day, 1)) {
    const expected = dayjs.utc(day).locale(names[language]).format(dateFormats[language])
    expect(formatDay(day, language)).toBe(expected)
  }
})

test.each([
  ['en-US', 'Sat, Jan 26, 2030', '9:00 AM'],
  ['fr-FR', 'sam. 26 janv. 2030', '09:00'],
  ['de-DE', 'Sa., 26. Jan. 2030', '09:00'],
  ['pt-BR', 'sáb., 26 de jan de 2030', '09:00'],
  ['es-ES', 'sáb, 26 de ene de 2030', '9:00'],
  ['nl-NL', 'Sat, Jan 26, 2030', '09:00'],
])('%s: weekday and time', (locale, day, time) => {
  expect(formatWeekdayDay('2030-01-26', locale)).toBe(day)
  expect(formatTime(Date.parse('2030-01-26T15:00:00Z'), locale, 'America/Chicago')).toBe(time)
})

test('a moment names its zone', () => {
  const moment = Date.parse('2030-01-26T15:00:00Z')
  expect(formatMoment(moment, 'en-US', 'America/Chicago')).toBe('Sat, Jan 26, 2030, 9:00 AM CST')
  expect(zoneName(moment, 'en-US', 'America/New_York')).toBe('EST')
  expect(zonePlace('America/New_York')).toBe('New York')
  expect(zonePlace('UTC')).toBe('UTC')
})
