import { expect, test } from 'vitest'
import { pendingPath, reservedPath, selectDatePath } from './links.ts'

test('a reserved link keeps its secret from servers', () => {
  const { pathname, hash } = new URL(reservedPath('s1', 'secret'), 'https://studio.test')
  expect([pathname, hash]).toEqual(['/reserved/s1', '#secret'])
})

test('an order’s links name it, and a later shoot where there is one', () => {
  expect(pendingPath('o1')).toBe('/pending/o1')
  expect(selectDatePath('o1')).toBe('/select-date/o1')
  expect(selectDatePath('o1', 'shoot-1')).toBe('/select-date/o1')
  expect(selectDatePath('o1', 'shoot-2')).toBe('/select-date/o1?shoot=shoot-2')
})
