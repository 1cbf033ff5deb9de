import { expect, test } from 'vitest'
import type { Block } from '../entities/block.ts'
import { hasName, saidTitle } from './said-title.ts'

const h = (level: unknown) => ({ titleSetting: { level } })

test.each<[boolean, Block['name'], Block['options']]>([
  [true, 'hero', { title: 'Light, kept.' }],
  [true, 'hero', { title: 'Light, kept.', ...h('h9') }],
  [false, 'hero', { title: 'Light, kept.', ...h('h2') }],
  [false, 'hero', { title: ' ' }],
  [true, 'introduction', { title: 'Twenty minutes', ...h('h1') }],
  [false, 'introduction', { title: 'Twenty minutes' }],
  [false, 'images', {}],
])('%j: the page’s title is said by %s %j', (expected, name, options) => {
  expect(saidTitle({ name, options }) !== '').toBe(expected)
})

test('no block says no title', () => {
  expect(saidTitle(undefined)).toBe('')
})

test.each([
  [true, 'Wedding day', 'Wedding day'],
  [true, 'Your WEDDING DAY, kept', ' Wedding day '],
  [false, 'Your whole day, gently kept', 'Wedding day'],
])('%j: “%s” has the name “%s”', (expected, title, name) => {
  expect(hasName(title, name)).toBe(expected)
})
