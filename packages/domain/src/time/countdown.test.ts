import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countdown, type Countdown } from './countdown.ts'

const zone = 'America/Chicago'
const end = Date.parse('2030-01-26T02:00:00Z')
const at = (text: string) => Date.parse(text)

test.each([
  ['2030-01-16T21:30:00Z', { unit: 'days', days: 9, hours: 4 }],
  ['2030-01-25T01:59:59Z', { unit: 'days', days: 1, hours: 0 }],
  ['2030-01-25T02:00:01Z', { unit: 'hours', hours: 23, minutes: 59 }],
  ['2030-01-25T21:48:00Z', { unit: 'hours', hours: 4, minutes: 12 }],
  ['2030-01-26T01:00:00Z', { unit: 'hours', hours: 1, minutes: 0 }],
  ['2030-01-26T01:00:01Z', { unit: 'minutes', minutes: 59 }],
  ['2030-01-26T01:48:00Z', { unit: 'minutes', minutes: 12 }],
  ['2030-01-26T01:59:59Z', { unit: 'minutes', minutes: 1 }],
  ['2030-01-26T02:00:00Z', null],
  ['2030-01-27T02:00:00Z', null],
])('at %s', (now, parts) => {
  expect(countdown(end, at(now), zone)).toEqual(parts)
})

test('an end later the same day has no days, even when the day is 25 hours long', () => {
  const fallBack = countdown(at('2030-11-04T05:59:00Z'), at('2030-11-03T05:00:00Z'), zone)
  expect(fallBack).toEqual({ unit: 'hours', hours: 24, minutes: 59 })
})

const minutesOf = (parts: Countdown | null): number => {
  if (parts === null) return 0
  if (parts.unit === 'days') return (parts.days * 24 + parts.hours) * 60
  return parts.unit === 'hours' ? parts.hours * 60 + parts.minutes : parts.minutes
}

test('it never rises as time goes on', () => {
  const before = fc.integer({ min: 0, max: 20 * 86_400_000 })
  fc.assert(
    fc.property(before, before, (a, b) => {
      const [early, late] = [Math.max(a, b), Math.min(a, b)]
      const [first, then] = [countdown(end, end - early, zone), countdown(end, end - late, zone)]
      // A count of days and hours is cut to the hour.
      const slack = then?.unit !== 'days' && first?.unit === 'days' ? 60 : 0
      expect(minutesOf(then)).toBeLessThanOrEqual(minutesOf(first) + slack)
    }),
  )
})
