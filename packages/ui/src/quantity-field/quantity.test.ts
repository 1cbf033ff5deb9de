import { expect, it } from 'vitest'
import { readQuantity } from './quantity.ts'

it.each([
  ['3', 3],
  ['5', 5],
  ['6', 'tooMany'],
  ['99999999999999999999', 'tooMany'],
  ['', 0],
  ['-2', 'unreadable'],
  ['1.5', 'unreadable'],
  ['two', 'unreadable'],
  ['🙂', 'unreadable'],
  [' 04 ', 4],
])('reads %s as %s of 5', (text, quantity) => expect(readQuantity(text, 5)).toBe(quantity))
