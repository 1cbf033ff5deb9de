import { expect, test } from 'vitest'
import { movedIndex } from './navigation-keys.ts'
import { leadsToCurrent, splitForLimit } from './navigation-item.ts'

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

const item = (title: string) => ({ title, href: `/${title}` })

test('entries over the limit go under "More"', () => {
  const items = ['a', 'b', 'c'].map(item)
  expect(splitForLimit(items, 2)).toEqual({ inline: items.slice(0, 2), more: items.slice(2) })
  expect(splitForLimit(items, 3).more).toEqual([])
})

test('a branch leads to its current page at any depth', () => {
  const leaf = { ...item('c'), isCurrent: true }
  expect(leadsToCurrent({ ...item('a'), children: [{ ...item('b'), children: [leaf] }] })).toBe(true)
  expect(leadsToCurrent({ ...item('a'), children: [item('b')] })).toBe(false)
})
