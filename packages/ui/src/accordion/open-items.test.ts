import { expect, test } from 'vitest'
import { initiallyOpen, withOpened } from './open-items.ts'

const ids = ['a', 'b', 'c']

test.each([
  ['none', 'multiple', []],
  ['first', 'multiple', ['a']],
  ['all', 'multiple', ids],
  ['none', 'single', []],
  ['first', 'single', ['a']],
  ['all', 'single', ['a']],
] as const)('%s of a %s accordion', (defaultOpen, mode, expected) => {
  expect(initiallyOpen(ids, defaultOpen, mode)).toEqual(expected)
})

test('nothing to open', () => expect(initiallyOpen([], 'first', 'single')).toEqual([]))

test.each([
  [['a'], 'b', 'multiple', ['a', 'b']],
  [['a'], 'a', 'multiple', ['a']],
  [['a'], 'b', 'single', ['b']],
] as const)('%j with %s opened, %s', (...[open, id, mode, expected]) => {
  expect(withOpened(open, id, mode)).toEqual(expected)
})
