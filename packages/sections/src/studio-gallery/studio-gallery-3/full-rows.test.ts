import { expect, test } from 'vitest'
import { fullRows } from './full-rows.ts'

const wall = { count: 9, isMosaic: false, hasCard: true, cardPosition: 'center' } as const
const below = { cardPosition: 'bottom-left' } as const

test.each([
  [{}, { isAmong: true, last: 'four', rows: 4 }],
  [{ hasCard: false }, { isAmong: false, last: undefined, rows: 3 }],
  [{ isMosaic: true }, { last: 'four', rows: 5 }],
  [{ count: 6 }, { isAmong: true, last: 'band', rows: 3 }],
  [{ count: 8 }, { last: undefined, rows: 3 }],
  [{ count: 10 }, { last: 'two', rows: 4 }],
  [below, { last: 'three', rows: 4 }],
  [
    { ...below, count: 6 },
    { last: 'three', rows: 3 },
  ],
  [
    { ...below, count: 6, isMosaic: true },
    { last: 'three', rows: 4 },
  ],
  [
    { ...below, count: 10 },
    { last: 'beside', rows: 4 },
  ],
  [
    { ...below, count: 11 },
    { last: undefined, rows: 4 },
  ],
  [{ count: 5 }, { isAmong: false, last: 'two' }],
  [{ count: 3 }, { isAmong: false, last: undefined, inTwos: false }],
  [{ count: 4 }, { isAmong: false, last: undefined, inTwos: true }],
  [{ count: 2 }, { last: undefined, inTwos: true }],
  [{ count: 1 }, { last: 'band' }],
] as const)('a wall with %o hangs as %o', (over, hung) => {
  expect(fullRows({ ...wall, ...over })).toMatchObject(hung)
})
