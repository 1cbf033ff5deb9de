import { expect, test, vi } from 'vitest'
import { NOW } from '../../testing/fixtures.ts'
import { nextFreeDay, remembered, startsOf, type FreeTerms } from './free-days.ts'

const terms: FreeTerms = {
  service: {
    availableSchedules: [{ weekday: 6, from: '09:00', to: '12:00' }],
    packages: [],
    maxDuration: 60,
  },
  availability: { minimumNotice: 120, startIncrement: 60 },
  zone: 'America/Chicago',
  locked: [],
  now: NOW,
}
const held = {
  startTime: '2030-01-26T16:00:00Z',
  endTime: '2030-01-26T17:00:00Z',
  status: 'BOOKING',
  lockoutEnd: '2030-01-15T10:10:00Z',
} as const

test('starts lie in the opening hours of the day', () => {
  expect(startsOf('2030-01-26', terms)).toEqual([
    '2030-01-26T15:00:00.000Z',
    '2030-01-26T16:00:00.000Z',
    '2030-01-26T17:00:00.000Z',
  ])
  expect(startsOf('2030-01-27', terms)).toEqual([])
})

test('a held time is not free until its hold is over', () => {
  expect(startsOf('2030-01-26', { ...terms, locked: [held] })).not.toContain('2030-01-26T16:00:00.000Z')
  const later = { ...terms, locked: [held], now: NOW + 11 * 60_000 }
  expect(startsOf('2030-01-26', later)).toContain('2030-01-26T16:00:00.000Z')
})

const isSaturday = (day: string) => startsOf(day, terms).length > 0

test('the next free day is searched up to the last one', () => {
  expect(nextFreeDay('2030-01-15', '2030-02-15', isSaturday)).toBe('2030-01-19')
  expect(nextFreeDay('2030-01-20', '2030-01-25', isSaturday)).toBeNull()
})

test('a day is asked about once', () => {
  const ask = vi.fn<(day: string) => string>((day) => day)
  const answer = remembered(ask)
  expect([answer('a'), answer('a'), answer('b')]).toEqual(['a', 'a', 'b'])
  expect(ask).toHaveBeenCalledTimes(2)
})
