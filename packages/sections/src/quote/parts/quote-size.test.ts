import { expect, test } from 'vitest'
import { fitQuote, isLong } from './quote-size.ts'

test.each([
  ['h1', 120, 'h1'],
  ['h1', 121, 'h2'],
  ['h1', 201, 'quote'],
  ['h2', 120, 'h2'],
  ['quote', 320, 'quote'],
  ['quote', 321, 'h3'],
  ['h3', 5000, 'h3'],
  ['h4', 5000, 'h4'],
] as const)('%s with %i characters: %s', (size, length, fitted) => {
  expect(fitQuote(size, length)).toBe(fitted)
})

test('words are long from 321 characters on', () => {
  expect([320, 321].map(isLong)).toEqual([false, true])
})
