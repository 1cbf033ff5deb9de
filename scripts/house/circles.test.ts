import { expect, test } from 'vitest'
import { circles } from './circles.ts'

test('what leads back to itself is named, at whatever length, and nothing else', () => {
  const line = [
    ['a', 'b'],
    ['b', 'c'],
    ['a', 'c'],
    ['c', 'c'],
  ] as const
  expect(circles(line)).toEqual([])
  expect(circles([...line, ['c', 'a'], ['x', 'a']])).toEqual(['a by b, c, a', 'b by c, a, b', 'c by a, b, c'])
})
