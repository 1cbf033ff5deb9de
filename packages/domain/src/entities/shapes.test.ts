import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { boundedText } from './shapes.ts'

test.each([
  ['ab', true],
  ['abc', false],
  ['🌾🌾', true],
  ['🌾🌾🌾', false],
  ['a\0', false],
  ['\ud83c', false],
])('%j is a text of at most two code points: %s', (text, fits) => {
  expect(boundedText(2).safeParse(text).success).toBe(fits)
})

test('its bound is in the documents that are made from it', () => {
  expect(z.toJSONSchema(boundedText(2))).toMatchObject({ type: 'string', maxLength: 2 })
})
