import { expect, test } from 'vitest'
import { addDays, dayOf } from '../time/days.ts'
import {
  firstFreeStarts,
  HORIZON_DAYS,
  lastBookableDay,
  nextFreeDay,
  startsOfDay,
  type DayTerms,
  type FullSession,
} from './free-days.ts'

const saturdays: FullSession = {
  availableSchedules: [{ weekday: 6, from: '09:00', to: '12:00' }],
  packages: [],
  maxDuration: 60,
}
const terms: DayTerms = {
  now: Date.parse('2030-01-15T10:00:00Z'),
  zone: 'America/Chicago',
  busy: [],
  availability: { minimumNotice: 120, startIncrement: 60 },
}
const today = dayOf(terms.now, terms.zone)
const openOn = (date: string): FullSession => ({
  ...saturdays,
  availableSchedules: [{ date, windows: [{ from: '09:00', to: '10:00' }] }],
})

test('starts lie in the opening hours of the day', () => {
  expect(startsOfDay(saturdays, '2030-01-26', terms)).toEqual([
    '2030-01-26T15:00:00.000Z',
    '2030-01-26T16:00:00.000Z',
    '2030-01-26T17:00:00.000Z',
  ])
  expect(startsOfDay(saturdays, '2030-01-27', terms)).toEqual([])
})

test('a start leaves room for the length that is asked, else for what a hold claims', () => {
  expect(startsOfDay(saturdays, '2030-01-26', { ...terms, length: 120 })).toHaveLength(2)
})

const isSaturday = (day: string) => startsOfDay(saturdays, day, terms).length > 0

test('the next free day is searched up to the last one', () => {
  expect(nextFreeDay('2030-01-15', '2030-02-15', isSaturday)).toBe('2030-01-19')
  expect(nextFreeDay('2030-01-20', '2030-01-26', isSaturday)).toBe('2030-01-26')
  expect(nextFreeDay('2030-01-20', '2030-01-25', isSaturday)).toBeNull()
})

test.each([
  ['today', 0, 1],
  ['the last day that may be booked', HORIZON_DAYS, 1],
  ['the day after it', HORIZON_DAYS + 1, 0],
])('a service that is open on %s alone', (_, ahead, count) => {
  const day = addDays(today, ahead)
  expect(startsOfDay(openOn(day), day, terms)).toHaveLength(count)
  expect(firstFreeStarts(openOn(day), terms)).toEqual(startsOfDay(openOn(day), day, terms))
  expect(day <= lastBookableDay(terms.now, terms.zone)).toBe(count > 0)
})
