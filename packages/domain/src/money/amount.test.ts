import { Decimal } from 'decimal.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromMinor, parseAmount, toMinor } from './amount.ts'
import { currencyDigits } from './currency-digits.ts'

const currencies = ['USD', 'EUR', 'JPY', 'ISK', 'KWD', 'IQD', 'CLF', 'HUF', 'XPF', 'BHD', 'VND', 'MGA']

test.each([
  ['JPY', 0],
  ['BIF', 0],
  ['XPF', 0],
  ['ISK', 0],
  ['VND', 0],
  ['KWD', 3],
  ['IQD', 3],
  ['TND', 3],
  ['CLF', 4],
  ['USD', 2],
  ['HUF', 2],
  ['IDR', 2],
  ['MGA', 2],
  ['', 2],
])('%s has %i digits', (currency, digits) => {
  expect(currencyDigits(currency)).toBe(digits)
})

test.each([
  ['195.00', 'USD', 19500],
  ['195', 'USD', 19500],
  ['0.5', 'USD', 50],
  ['-19.50', 'USD', -1950],
  ['-0', 'USD', 0],
  ['1.29', 'USD', 129],
  ['42000', 'JPY', 42000],
  ['42000.00', 'JPY', 42000],
  ['91.25', 'KWD', 91250],
  ['1.2345', 'CLF', 12345],
])('%s %s is %i', (text, currency, minor) => {
  expect(parseAmount(text, currency)).toBe(minor)
})

test.each([
  '',
  ' 1',
  '1,00',
  '1.',
  '.5',
  '1e3',
  '0x1',
  '1.005',
  '--1',
  '+1',
  '99999999999999',
  'NaN',
  '1.2.3',
  '١',
])('refuses %j', (text) => {
  expect(parseAmount(text, 'USD')).toBeUndefined()
  expect(() => toMinor(text, 'USD')).toThrow(RangeError)
})

test('writing and reading an amount gives it back, as decimal arithmetic has it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), fc.constantFrom(...currencies), (minor, currency) => {
      const text = fromMinor(minor, currency)
      expect(toMinor(text, currency)).toBe(minor === 0 ? 0 : minor)
      expect(text).toBe(
        new Decimal(minor).div(10 ** currencyDigits(currency)).toFixed(currencyDigits(currency)),
      )
    }),
  )
})
