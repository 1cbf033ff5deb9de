import { expect, test } from 'vitest'
import { movedIndex } from './moved-index.ts'

const rows = ['ArrowUp', 'ArrowDown'] as const

test.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowLeft', 1, 3, null],
  ['Enter', 1, 3, null],
  ['End', 0, 0, null],
] as const)('%s from %i of %i goes to %s', (...[key, index, count, expected]) => {
  expect(movedIndex(key, { index, count }, rows)).toBe(expected)
})

test('the right-to-left row swaps its arrows', () => {
  expect(movedIndex('ArrowLeft', { index: 0, count: 3 }, ['ArrowRight', 'ArrowLeft'])).toBe(1)
})
