import { expect, test } from 'vitest'
import { leadsToCurrent, splitForLimit } from './navigation-item.ts'

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
