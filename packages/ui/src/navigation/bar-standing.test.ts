import { expect, test } from 'vitest'
import { barHalves, currentAt, type DrawnItem } from './bar-standing.ts'

const item = (title: string) => ({ title, href: `/${title}` })
const items = ['a', 'b', 'c', 'd', 'e'].map(item)
const named = (half: readonly DrawnItem[]) =>
  half.map(({ title, at }) => (at === undefined ? title : `${title} ${at}`))
const bar = (limit: number | readonly number[], splitAt?: (entries: number) => number) => {
  const halves = barHalves(items, { limit, splitAt, more: 'More' })
  const more = halves.flat().find(({ title }) => title === 'More')
  return { halves: halves.map(named), more: named(more?.children ?? []) }
}

test('entries that all stand are drawn once, without "More"', () => {
  expect(bar(5)).toEqual({ halves: [['a', 'b', 'c', 'd', 'e'], []], more: [] })
  expect(bar([9, 9, 9, 9])).toEqual(bar(5))
})

test('one limit for every width draws the others under "More" alone', () => {
  expect(bar(2)).toEqual({ halves: [['a', 'b', 'More'], []], more: ['c', 'd', 'e'] })
})

test('an entry that stands in some widths is drawn in both places, each for its own', () => {
  expect(bar([2, 3, 5, 5])).toEqual({
    halves: [['a', 'b', 'c 1 2 3', 'd 2 3', 'e 2 3', 'More 0 1'], []],
    more: ['c 0', 'd 0 1', 'e 0 1'],
  })
})

test('halves keep even: what changes its side is drawn on both', () => {
  expect(bar([3, 3, 5, 5], (entries) => Math.ceil(entries / 2)).halves).toEqual([
    ['a', 'b', 'c 2 3'],
    ['c 0 1', 'd 2 3', 'e 2 3', 'More 0 1'],
  ])
  expect(bar([1, 1, 1, 1], (entries) => entries).halves).toEqual([['a', 'More'], []])
})

test('"More" is marked where the current page stands under it', () => {
  const here = items.map((each) => ({ ...each, isCurrent: each.title === 'd' }))
  const moreOf = (limit: readonly number[]) => barHalves(here, { limit, more: 'More' })[0].at(-1)
  expect(currentAt(moreOf([2, 3, 4, 4]) ?? item(''))).toBe('0 1')
  expect(currentAt(moreOf([2, 2, 2, 2]) ?? item(''))).toBe('')
  expect(currentAt(moreOf([4, 4, 4, 4]) ?? item(''))).toBeUndefined()
})
