import { expect, test } from 'vitest'
import { contractParts } from './choice-parts.ts'

test('a text is cut at its choices, and whole without any', () => {
  expect(contractParts('<p>One.</p>')).toEqual([{ text: '<p>One.</p>', choice: null }])
  expect(contractParts('<p>One.</p><p>{{choice on-site}}</p><p>Two.</p><p>{{choice print}}</p>')).toEqual([
    { text: '<p>One.</p>', choice: 'on-site' },
    { text: '<p>Two.</p>', choice: 'print' },
    { text: '', choice: null },
  ])
})
