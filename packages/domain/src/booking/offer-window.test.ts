import { HOUR } from '../time/spans.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offerEnd } from './offer-window.ts'

test.each([
  ['a month ahead: a day', 30 * 24, 24],
  ['four days ahead: just a day', 96, 24],
  ['two days ahead: a quarter', 48, 12],
  ['four hours ahead: an hour', 4, 1],
  ['three hours ahead: still an hour', 3, 1],
])('%s', (_, left, hours) => {
  expect(offerEnd(0, left * HOUR, 120)).toBe(hours * HOUR)
})

test('within the notice, or over, nobody is asked', () => {
  expect(offerEnd(0, 2 * HOUR, 120)).toBe(HOUR)
  expect(offerEnd(0, 2 * HOUR - 1, 120)).toBeNull()
  expect(offerEnd(5, 5, 0)).toBeNull()
  expect(offerEnd(6, 5, 0)).toBeNull()
})

test('an offer ends after it began, within a day and not past the start', () => {
  const instant = fc.integer({ min: 0, max: 4_000_000_000_000 })
  fc.assert(
    fc.property(instant, instant, fc.integer({ min: 0, max: 10_000 }), (now, start, notice) => {
      const isTooLate = start - now < Math.max(1, notice * 60_000)
      const end = offerEnd(now, start, notice)
      expect(end === null).toBe(isTooLate)
      const last = Math.min(start, now + 24 * HOUR)
      expect(end === null || (end > now && end <= last)).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})
