import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, clockOf, dayOf, daysBetween, isDay, weekdayOf } from './days.ts'
import { addMinutes, clockMinutes, minutesClock } from './minutes.ts'

test('a day begins at the studio\u2019s midnight', () => {
  const midnight = Date.parse('2030-01-15T06:00:00Z')
  expect(dayOf(midnight - 1, 'America/Chicago')).toBe('2030-01-14')
  expect(dayOf(midnight, 'America/Chicago')).toBe('2030-01-15')
  expect(clockOf(midnight, 'America/Chicago')).toBe('00:00')
  expect(dayOf(midnight, 'Pacific/Apia')).toBe('2030-01-15')
  expect(dayOf(midnight + 5 * 3_600_000, 'Pacific/Kiritimati')).toBe('2030-01-16')
})

test('days forth and back are the same day, and their distance the number of days', () => {
  const day = fc.integer({ min: -20_000, max: 40_000 }).map((offset) => addDays('2000-01-01', offset))
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
      const to = addDays(from, days)
      expect(addDays(to, -days)).toBe(from)
      expect(daysBetween(from, to)).toBe(days)
      expect(isDay(to)).toBe(true)
    }),
  )
})

test.each([
  ['2030-01-26', 6],
  ['2030-01-27', 7],
  ['2030-01-28', 1],
])('%s is weekday %i', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday)
})

test.each(['2027-02-30', '2027-13-01', '2027-1-1', '275761-01-01', '', 'today', '2027-02-28T00:00'])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)

test('minutes elapse across a clock change', () => {
  expect(addMinutes('2030-03-10T07:45:00Z', 30)).toBe('2030-03-10T08:15:00.000Z')
})

test('clock and minutes', () => {
  expect(clockMinutes('17:45')).toBe(1065)
  expect(clockMinutes('24:00')).toBe(1440)
  expect(minutesClock(1065)).toBe('17:45')
  expect(minutesClock(5)).toBe('00:05')
})
