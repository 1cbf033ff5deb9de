import type { ServiceDate } from '@bellows/domain'
import { describe, expect, test } from 'vitest'
import { makeSlot, NOW, oneDate, orchardSaturday, slotsFrom } from '../testing/fixtures.ts'
import {
  cellState,
  cellStates,
  datesOfDay,
  dayPart,
  daysOf,
  freeTimes,
  rowsOf,
  slotCounts,
} from './slot-view.ts'

const CHICAGO = 'America/Chicago'

describe('a time', () => {
  test.each([
    ['free', {}, 'available'],
    ['booked', { status: 'BOOKED' }, 'booked'],
    ['held by somebody', { status: 'BOOKING', lockoutEnd: '2030-01-15T10:00:01Z' }, 'booking'],
    ['held until now', { status: 'BOOKING', lockoutEnd: '2030-01-15T10:00:00Z' }, 'available'],
    ['not offered', { isDisabled: true }, 'off'],
  ] as const)('that is %s', (_, over, state) => {
    expect(cellState(makeSlot(over), NOW)).toBe(state)
  })
})

test('the time that the visitor has already is neither booked nor free', () => {
  const slots = [
    makeSlot({ id: 'mine', status: 'BOOKED' }),
    makeSlot({ id: 'theirs', status: 'BOOKED' }),
    makeSlot(),
  ]
  expect(Object.values(cellStates(slots, NOW, { own: 'mine' }))).toEqual(['yours', 'booked', 'available'])
  expect(Object.values(cellStates(slots, NOW, { own: 'mine', ownAs: 'held' }))[0]).toBe('held')
  expect(Object.values(cellStates(slots, NOW))).toEqual(['booked', 'booked', 'available'])
})

test('the parts of a day go by the studio’s clock', () => {
  expect(dayPart('2030-01-26T17:59:00Z', CHICAGO)).toBe('morning')
  expect(dayPart('2030-01-26T18:00:00Z', CHICAGO)).toBe('afternoon')
  expect(dayPart('2030-01-26T23:00:00Z', CHICAGO)).toBe('evening')
})

test('a break is a row of its own and no time', () => {
  const saturday = orchardSaturday()
  expect(rowsOf(saturday, CHICAGO).filter(({ kind }) => kind === 'break')).toHaveLength(1)
  expect(freeTimes(saturday.slots, NOW).map(({ id }) => id)).not.toContain('noon')
})

test('a time between two breaks joins those before it', () => {
  const slots = slotsFrom('x', '2030-01-26T15:00:00Z', [
    {},
    { isBreakTime: true },
    {},
    { isBreakTime: true },
    {},
    {},
  ])
  const kinds = rowsOf(oneDate(slots), CHICAGO).map(({ kind }) => kind)
  expect(kinds).toEqual(['time', 'time', 'break', 'time', 'time'])
})

const parts = (date: ServiceDate) =>
  rowsOf(date, CHICAGO).flatMap((row) => (row.kind === 'part' ? [row.part] : []))

test('only a long day is parted', () => {
  const long = oneDate(
    slotsFrom(
      'x',
      '2030-01-26T15:00:00Z',
      Array.from({ length: 24 }, () => ({})),
    ),
  )
  expect(parts(long)).toEqual(['morning', 'afternoon', 'evening'])
  expect(parts(orchardSaturday())).toEqual([])
})

test('counts are those of the moment', () => {
  expect(slotCounts([orchardSaturday()], NOW)).toEqual({
    numberOfSlotsAvailable: 7,
    numberOfSlotsHeld: 1,
  })
  expect(slotCounts([orchardSaturday()], NOW + 9 * 60_000)).toEqual({
    numberOfSlotsAvailable: 8,
    numberOfSlotsHeld: 0,
  })
})

test('a day in the address finds its date in the studio’s zone', () => {
  const dates = [oneDate([makeSlot({ startTime: '2030-01-27T03:00:00Z' })])]
  expect(datesOfDay(dates, '2030-01-26', CHICAGO)).toEqual(dates)
  expect(datesOfDay(dates, '2030-01-27', CHICAGO)).toEqual([])
  expect(datesOfDay(dates, null, CHICAGO)).toEqual([])
})

test('a day with two dates has both of them, and is one day', () => {
  const dates = [orchardSaturday(), { ...orchardSaturday(), id: 'barn' }]
  expect(datesOfDay(dates, '2030-01-26', CHICAGO)).toEqual(dates)
  expect(daysOf(dates, CHICAGO)).toEqual(['2030-01-26'])
})
