import { expect, test } from 'vitest'
import { lengthIn } from './field-length.ts'

test('an emoji counts as one', () => {
  expect(lengthIn('hi 😀', 256)).toEqual({ length: 4, limit: 256 })
  expect(lengthIn('hi', undefined)).toBeUndefined()
})
