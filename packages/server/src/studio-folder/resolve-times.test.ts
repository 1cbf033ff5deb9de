import { describe, expect, test } from 'vitest'
import { timeRewriter } from './resolve-times.ts'
import { rewriteJson } from './rewrite-json.ts'

/** Saturday, 7 March 2026, 20:00 in Chicago; the clocks leap forward that night. */
const clock = { now: Date.parse('2026-03-08T02:00:00Z'), zone: 'America/Chicago' }
const resolve = (value: unknown) => rewriteJson(value, timeRewriter('x.json', clock))

test.each([
  [{ in: '0d' }, '2026-03-07'],
  [{ in: '12d' }, '2026-03-19'],
  [{ in: '-30d' }, '2026-02-05'],
  [{ in: '2w' }, '2026-03-21'],
  [{ in: '0d', at: '09:00' }, '2026-03-07T15:00:00.000Z'],
  [{ in: '1d', at: '09:00' }, '2026-03-08T14:00:00.000Z'],
  [{ next: 'sat' }, '2026-03-14'],
  [{ next: 'sun' }, '2026-03-08'],
  [{ next: 'fri', plus: '1w' }, '2026-03-20'],
  [{ next: 'mon', at: '17:45' }, '2026-03-09T22:45:00.000Z'],
  [{ inSeconds: 70 }, '2026-03-08T02:01:10.000Z'],
  ['2026-06-01T09:00:00+02:00', '2026-06-01T07:00:00.000Z'],
])('%o is %s', (value, expected) => {
  expect(resolve(value)).toBe(expected)
})

describe('all else stays as it is', () => {
  test.each([
    ['2026-06-01T09:00:00Z'],
    [{ next: 'Next page' }],
    [{ in: 'the garden' }],
    [{ in: '12d', title: 'x' }],
    [{}],
    [null],
  ])('%o', (value) => {
    expect(resolve(value)).toEqual(value)
  })
})

test('times are found however deep they are', () => {
  expect(resolve({ a: [{ b: { in: '1d' } }] })).toEqual({ a: [{ b: '2026-03-08' }] })
})

test('a time that the clocks leap over, or none at all, is told with its place', () => {
  expect(() => resolve({ dates: [{ in: '1d', at: '02:30' }] })).toThrow(
    'x.json at dates.0: the clocks leap over 02:30 on 2026-03-08',
  )
  expect(() => resolve({ at: { next: 'sat', at: 'noon' } })).toThrow('x.json at at')
  for (const plus of ['8 days', 8, null])
    expect(() => resolve({ day: { next: 'sat', plus } })).toThrow(
      'x.json at day: `plus` must be days or weeks',
    )
})
