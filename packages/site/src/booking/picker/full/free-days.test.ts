import { MINUTE } from '@bellows/domain'
import { expect, test, vi } from 'vitest'
import { NOW } from '../../testing/fixtures.ts'
import { monthBounds, remembered, timesInTheWay } from './free-days.ts'

const held = {
  startTime: '2030-01-26T16:00:00Z',
  endTime: '2030-01-26T17:00:00Z',
  status: 'BOOKING',
  lockoutEnd: '2030-01-15T10:10:00Z',
} as const
const booked = { ...held, status: 'BOOKED', lockoutEnd: null } as const

test('a held time is in the way until its hold is over, a booked one for good, one’s own never', () => {
  expect(timesInTheWay([held, booked], NOW, null)).toEqual([held, booked])
  expect(timesInTheWay([held, booked], NOW + 11 * MINUTE, null)).toEqual([booked])
  expect(timesInTheWay([held, booked], NOW, '2030-01-26T10:00:00-06:00')).toEqual([])
})

test('a day is asked about once', () => {
  const ask = vi.fn<(day: string) => string>((day) => day)
  const answer = remembered(ask)
  expect([answer('a'), answer('a'), answer('b')]).toEqual(['a', 'a', 'b'])
  expect(ask).toHaveBeenCalledTimes(2)
})

test.each([
  ['2026-11', '2026-11-30'],
  ['2026-12', '2026-12-31'],
  ['2027-02', '2027-02-28'],
  ['2028-02', '2028-02-29'],
])('%s ends on %s, so that the next month begins after it', (month, last) => {
  expect(monthBounds(month)).toEqual({ first: `${month}-01`, last })
})
