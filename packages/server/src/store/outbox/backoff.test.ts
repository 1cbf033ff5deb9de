import { expect, test } from 'vitest'
import { backoffSeconds, MOST_ATTEMPTS } from './backoff.ts'

test('waits longer each time, at most six hours, and about two days in all', () => {
  expect([1, 2, 3, 4].map(backoffSeconds)).toEqual([30, 60, 120, 240])
  expect(backoffSeconds(30)).toBe(6 * 60 * 60)
  const all = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, index) => backoffSeconds(index + 1))
  const days = all.reduce((sum, seconds) => sum + seconds, 0) / 86_400
  expect(days).toBeGreaterThan(1)
  expect(days).toBeLessThan(2)
})
