import { expect, test } from 'vitest'
import { fullRows } from './full-rows.ts'

test.each([
  [
    { count: 9, isMosaic: false, hasCard: true },
    { kept: 8, isAmong: true, rows: 3 },
  ],
  [
    { count: 9, isMosaic: false, hasCard: false },
    { kept: 9, isAmong: false, rows: 3 },
  ],
  [
    { count: 9, isMosaic: true, hasCard: true },
    { kept: 8, isAmong: true, rows: 4 },
  ],
  [
    { count: 5, isMosaic: false, hasCard: true },
    { kept: 3, isAmong: false, rows: 1 },
  ],
  [
    { count: 2, isMosaic: false, hasCard: true },
    { kept: 2, isAmong: false, rows: 1 },
  ],
  [
    { count: 12, isMosaic: false, hasCard: true },
    { kept: 11, isAmong: true, rows: 4 },
  ],
])('%o fills %o', (wall, filled) => {
  expect(fullRows(wall)).toEqual(filled)
})
