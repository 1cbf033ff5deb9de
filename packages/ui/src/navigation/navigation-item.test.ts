import { expect, test } from 'vitest'
import { leadsToCurrent } from './navigation-item.ts'

const item = (title: string) => ({ title, href: `/${title}` })

test('a branch leads to its current page at any depth', () => {
  const leaf = { ...item('c'), isCurrent: true }
  expect(leadsToCurrent({ ...item('a'), children: [{ ...item('b'), children: [leaf] }] })).toBe(true)
  expect(leadsToCurrent({ ...item('a'), children: [item('b')] })).toBe(false)
})
