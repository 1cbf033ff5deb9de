import { expect, test } from 'vitest'
import { levelUnder } from './level-below.ts'

test.each([
  ['A title', 'h1', 'h2'],
  ['A title', 'h2', 'h3'],
  ['A title', 'h3', 'h4'],
  ['', 'h2', 'h2'],
  [' ', 'h3', 'h3'],
  ['', 'h1', 'h2'],
] as const)('under %j at %s stands %s: no level is skipped', (title, level, expected) => {
  expect(levelUnder({ title, titleSetting: { level, size: 'xl', italic: false } })).toBe(expected)
})
