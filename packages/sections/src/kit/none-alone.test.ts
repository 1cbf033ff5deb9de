import { expect, test } from 'vitest'
import { columnsFor, leavesOne, noneAlone, sharedTracks } from './none-alone.ts'

test.each([
  [1, 3, false],
  [3, 3, false],
  [4, 3, true],
  [5, 3, false],
  [7, 3, true],
  [5, 4, true],
  [2, 1, false],
])('%i in %i columns leave one: %j', (count, columns, isLeft) => {
  expect(leavesOne(count, columns)).toBe(isLeft)
})

/** How many of the items of a shared row fill its tracks. */
const sharesOf = (columns: 2 | 3 | 4 | 5) =>
  Object.values(noneAlone(columns)).map(({ gridColumn }) => Number(String(gridColumn).slice('span '.length)))

test.each([
  [2, [2, 1, 1]],
  [3, [3, 3, 3, 3]],
  [4, [6, 6, 4, 4, 4]],
  [5, [5, 5, 5, 5, 5, 5]],
] as const)('what %i columns would leave over shares two rows', (columns, spans) => {
  expect(sharesOf(columns)).toEqual(spans)
  expect(spans.reduce<number>((sum, span) => sum + span, 0)).toBe(2 * sharedTracks[columns])
})

test.each([
  { count: 4, wanted: 3, most: 4, columns: 4 },
  { count: 4, wanted: 3, most: 3, columns: 2 },
  { count: 5, wanted: 4, most: 4, columns: 3 },
  { count: 6, wanted: 4, most: 4, columns: 4 },
  { count: 7, wanted: 3, most: 3, columns: 3 },
  { count: 13, wanted: 4, most: 4, columns: 4 },
])('%o', ({ count, wanted, most, columns }) => {
  expect(columnsFor(count, wanted, most)).toBe(columns)
})
