import { expect, test } from 'vitest'
import { block } from '../testing/fake-studio.ts'
import { saysTitle } from './says-title.ts'

const h = (level: unknown) => ({ titleSetting: { level } })

test.each([
  [true, 'hero', { title: 'Light, kept.' }],
  [true, 'hero', { title: 'Light, kept.', ...h('h9') }],
  [false, 'hero', { title: 'Light, kept.', ...h('h2') }],
  [false, 'hero', { title: ' ' }],
  [true, 'introduction', { title: 'Twenty minutes', ...h('h1') }],
  [false, 'introduction', { title: 'Twenty minutes' }],
  [false, 'images', {}],
])('%j: the page’s title is said by %s %j', (expected, kind, options) => {
  expect(saysTitle(block('first', kind, options))).toBe(expected)
})

test('no block says no title', () => {
  expect(saysTitle(undefined)).toBe(false)
})
