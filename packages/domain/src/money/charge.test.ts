import { expect, test } from 'vitest'
import { chargedAmount, chargedMinor } from './charge.ts'

test.each([
  ['STRIPE', 'KWD', 91_254, 91_250],
  ['STRIPE', 'KWD', 91_255, 91_260],
  ['STRIPE', 'KWD', 91_250, 91_250],
  ['STRIPE', 'BHD', 5, 10],
  ['STRIPE', 'BHD', 4, 0],
  ['STRIPE', 'USD', 1999, 1999],
  ['STRIPE', 'JPY', 1999, 1999],
  ['OUTSIDE', 'KWD', 91_254, 91_254],
] as const)('%s in %s: %d is charged as %d', (...[method, currency, minor, expected]) => {
  expect(chargedMinor(method, minor, currency)).toBe(expected)
})

test('an amount is charged as it is written', () => {
  expect(chargedAmount('STRIPE', '91.254', 'KWD')).toBe('91.250')
  expect(chargedAmount('PAYPAL', '91.25', 'USD')).toBe('91.25')
})
