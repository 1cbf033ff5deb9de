import { describe, expect, it } from 'vitest'
import { dayOf, isoDay, localDate, monthOf, shiftMonth } from './iso-day.ts'
import { weekStart } from './week-start.ts'

describe('isoDay', () => {
  it.each([
    [[2030, 1, 26], '2030-01-26'],
    [[2028, 2, 29], '2028-02-29'],
    [[2030, 2, 29], undefined],
    [[2030, 13, 1], undefined],
    [[2030, 4, 31], undefined],
    [[2030, 1, 0], undefined],
    [[30, 1, 1], undefined],
    [[Number.NaN, 1, 1], undefined],
  ] as const)('%s is %s', ([year, month, day], expected) => expect(isoDay(year, month, day)).toBe(expected))
})

describe('local dates', () => {
  it('keep the day whatever the zone', () => {
    for (const day of ['2030-01-01', '2030-03-31', '2018-11-04', '2030-12-31']) {
      expect(dayOf(localDate(day))).toBe(day)
    }
  })

  it('know their month', () => expect(monthOf(localDate('2030-02'))).toBe('2030-02'))

  it.each([
    ['2030-01', -1, '2029-12'],
    ['2030-12', 1, '2031-01'],
    ['2030-03', 0, '2030-03'],
  ])('%s shifted by %s is %s', (month, by, expected) => expect(shiftMonth(month, by)).toBe(expected))
})

describe('weekStart', () => {
  it.each([
    ['en-US', 0],
    ['pt-BR', 0],
    ['fr-FR', 1],
    ['de-DE', 1],
    ['es-ES', 1],
    ['en', 0],
  ])('%s begins on %s', (locale, expected) => expect(weekStart(locale)).toBe(expected))
})
