import { expect, test } from 'vitest'
import { fullRows } from './full-rows.ts'

const wall = {
  count: 9,
  isMosaic: false,
  hasCard: true,
  cardPosition: 'center',
} as const

test.each([
  [{}, { isAmong: true, last: 'pairs', cardRow: 2 }],
  [{ count: 6 }, { isAmong: true, last: 'band', cardRow: 2 }],
  [{ hasCard: false }, { isAmong: false, last: undefined }],
  [{ isMosaic: true }, { last: 'pairs', cardRow: 3 }],
  [{ count: 8 }, { last: undefined, cardRow: 3 }],
  [{ count: 10 }, { last: 'halves', cardRow: 4 }],
  [
    { count: 10, cardPosition: 'bottom-left' },
    { last: 'beside', cardRow: 4 },
  ],
  [
    { count: 12, cardPosition: 'bottom-left' },
    { last: 'pairs', cardRow: 3 },
  ],
  [{ count: 5 }, { isAmong: false, last: 'halves' }],
  [{ count: 3 }, { isAmong: false, last: undefined, inTwos: false }],
  [{ count: 4 }, { isAmong: false, last: undefined, inTwos: true }],
  [{ count: 2 }, { last: undefined, inTwos: true }],
  [{ count: 1 }, { last: 'band' }],
] as const)('a wall with %o hangs as %o', (over, hung) => {
  expect(fullRows({ ...wall, ...over })).toMatchObject(hung)
})
