import { expect, test } from 'vitest'
import { languages } from '../entities/language.ts'
import { addDays } from './days.ts'
import { formatDay, formatWeekdayDay, isDayBefore } from './format-date.ts'
import { formatMoment } from './format-moment.ts'
import { formatSpan, formatTime, zoneName, zonePlace } from './format-time.ts'

const inBrackets = /\[([^\]]*)\]/g
const partsOf = (day: string, language: string) =>
  new Map(
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
      .formatToParts(Date.parse(`${day}T00:00:00Z`))
      .map(({ type, value }) => [type as string, value] as const),
  )
/** The agreed patterns, written out by the platform. */
const patterns = {
  'en-US': 'MMM D, YYYY',
  'fr-FR': 'D MMM YYYY',
  'de-DE': 'D. MMM YYYY',
  'pt-BR': 'D [de] MMM [de] YYYY',
  'es-ES': 'D [de] MMM [de] YYYY',
}
const SHORT = { 'en-US': 3, 'pt-BR': 3, 'es-ES': 3, 'fr-FR': Infinity, 'de-DE': Infinity }

test.each(languages)('%s writes every day of a leap year by its pattern', (language) => {
  for (let day = '2028-01-01'; day < '2029-01-02'; day = addDays(day, 1)) {
    const parts = partsOf(day, language)
    const month = (parts.get('month') ?? '').slice(0, SHORT[language])
    const expected = patterns[language]
      .replace('MMM', month)
      .replace('YYYY', parts.get('year') ?? '')
      .replace(/\bD\b/, parts.get('day') ?? '')
      .replaceAll(inBrackets, '$1')
    expect(formatDay(day, language)).toBe(expected)
  }
})

test.each([
  ['2030-01-26', '2030-01-27', true],
  ['2030-01-26', '2030-01-26', false],
  ['2030-02-01', '2030-01-31', false],
])('%s before %s: %s', (day, other, expected) => expect(isDayBefore(day, other)).toBe(expected))

test.each([
  ['en-US', 'Sat, Jan 26, 2030', '9:00 AM'],
  ['fr-FR', 'sam. 26 janv. 2030', '09:00'],
  ['de-DE', 'Sa., 26. Jan. 2030', '09:00'],
  ['pt-BR', 'sáb, 26 de jan de 2030', '09:00'],
  ['es-ES', 'sáb., 26 de ene de 2030', '9:00'],
  ['nl-NL', 'Sat, Jan 26, 2030', '09:00'],
])('%s: weekday and time', (locale, day, time) => {
  expect(formatWeekdayDay('2030-01-26', locale)).toBe(day)
  expect(formatTime(Date.parse('2030-01-26T15:00:00Z'), locale, 'America/Chicago')).toBe(time)
})

test.each([
  ['en-US', '2030-01-26T15:20:00Z', ['9:00', '9:20\u00A0AM\u00A0CST']],
  ['en-US', '2030-01-26T18:10:00Z', ['9:00\u00A0AM', '12:10\u00A0PM\u00A0CST']],
  ['fr-FR', '2030-01-26T15:20:00Z', ['09:00', '09:20\u00A0heure\u00A0de\u00A0Chicago']],
])('%s: half of the day stands once where start and end %s are in the same', (locale, end, times) => {
  const [start, until] = ['2030-01-26T15:00:00Z', end].map((instant) => Date.parse(instant))
  expect(formatSpan([start!, until!], locale, 'America/Chicago')).toEqual(times)
})

test.each([
  ['fr-FR', 'Europe/Paris', 'heure de Paris'],
  ['fr-FR', 'Europe/Athens', 'heure d’Athens'],
  ['fr-FR', 'America/New_York', 'heure de New York'],
  ['fr-FR', 'Etc/GMT+5', 'UTC−5'],
  ['fr-FR', 'UTC', 'UTC'],
  ['de-DE', 'Europe/Paris', 'MEZ'],
  ['en-US', 'Europe/Paris', 'GMT+1'],
])('%s names the time of %s %s', (locale, zone, name) => {
  expect(zoneName(Date.parse('2030-01-26T15:00:00Z'), locale, zone)).toBe(name)
})

test('a moment names its zone, on one line with its time', () => {
  const moment = Date.parse('2030-01-26T15:00:00Z')
  expect(formatMoment(moment, 'en-US', 'America/Chicago')).toBe('Sat, Jan 26, 2030, 9:00\u00A0AM\u00A0CST')
  expect(zoneName(moment, 'en-US', 'America/New_York')).toBe('EST')
  expect(zonePlace('America/New_York')).toBe('New York')
  expect(zonePlace('UTC')).toBe('UTC')
})
