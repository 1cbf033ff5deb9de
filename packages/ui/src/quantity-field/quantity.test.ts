import { expect, it } from 'vitest'
import { readQuantity } from './quantity.ts'

it.each([
  ['3', 3, false],
  ['5', 5, false],
  ['6', 5, true],
  ['99999999999999999999', 5, true],
  ['', 0, false],
  ['-2', 0, false],
  ['1.5', 0, false],
  ['two', 0, false],
  [' 04 ', 4, false],
])('reads %s as %s of 5', (text, quantity, isTooMany) =>
  expect(readQuantity(text, 5)).toEqual({ quantity, isTooMany }),
)
