import { expect, test } from 'vitest'
import { spanOf } from './tracks.ts'

const spans = (count: number) => Array.from({ length: count }, (_, index) => spanOf(index, count))

test.each([
  [1, [6]],
  [2, [3, 3]],
  [3, [2, 2, 2]],
  [4, [2, 2, 2, 6]],
  [5, [2, 2, 2, 3, 3]],
  [6, [2, 2, 2, 2, 2, 2]],
  [7, [2, 2, 2, 2, 2, 2, 6]],
  [9, [2, 2, 2, 2, 2, 2, 2, 2, 2]],
])('%i facts fill rows of six tracks', (count, expected) => {
  expect(spans(count)).toEqual(expected)
})
