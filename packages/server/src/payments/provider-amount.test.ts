import { chargedMinor, currencyDigits, paymentProviders } from '@bellows/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromPaypalAmount, fromProvider, paypalAmount, toProvider } from './provider-amount.ts'

const currencies = [
  'USD',
  'EUR',
  'JPY',
  'HUF',
  'TWD',
  'ISK',
  'UGX',
  'MGA',
  'KWD',
  'BHD',
  'IQD',
  'CLF',
  'XOF',
  'GBP',
]

describe('amounts in the provider’s hands', () => {
  test.each([
    ['STRIPE', 1999, 'USD', 1999],
    ['STRIPE', 500, 'JPY', 500],
    ['STRIPE', 500, 'ISK', 50_000],
    ['STRIPE', 50_000, 'MGA', 500],
    ['STRIPE', 50_001, 'MGA', undefined],
    ['STRIPE', 1234, 'UGX', undefined],
    ['STRIPE', 5000, 'KWD', 5000],
    ['STRIPE', 5001, 'KWD', 5000],
    ['STRIPE', 5005, 'KWD', 5010],
    ['STRIPE', 4, 'KWD', undefined],
    ['STRIPE', 5000, 'IQD', undefined],
    ['PAYPAL', 1200, 'HUF', 12],
    ['PAYPAL', 1250, 'HUF', undefined],
    ['PAYPAL', 1999, 'KWD', undefined],
    ['SQUARE', 1999, 'USD', 1999],
    ['SQUARE', 1999, 'CHF', undefined],
  ] as const)('%s: %d of %s is %s', (...[method, minor, currency, expected]) => {
    expect(toProvider(method, minor, currency)).toBe(expected)
  })

  test.each([
    [1999, 'USD', '19.99'],
    [500, 'JPY', '500'],
    [1200, 'HUF', '12'],
    [1250, 'HUF', undefined],
  ] as const)('PayPal writes %d of %s as %s', (minor, currency, expected) => {
    expect(paypalAmount(minor, currency)).toBe(expected)
  })

  test('what is charged comes back, to the minor unit', () => {
    expect.hasAssertions()
    fc.assert(
      fc.property(
        fc.constantFrom(...paymentProviders),
        fc.constantFrom(...currencies),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        (method, currency, minor) => {
          const theirs = toProvider(method, minor, currency)
          fc.pre(theirs !== undefined)
          expect(fromProvider(method, theirs, currency)).toBe(chargedMinor(method, minor, currency))
        },
      ),
    )
  })

  test('what PayPal is written reads back', () => {
    const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'HUF')
    fc.assert(
      fc.property(currency, fc.integer({ min: 1, max: 10_000_000 }), (code, units) => {
        const minor = units * 10 ** currencyDigits(code)
        expect(fromPaypalAmount(paypalAmount(minor, code) ?? '', code)).toBe(minor)
        expect(fromPaypalAmount(paypalAmount(units, 'GBP') ?? '', 'GBP')).toBe(units)
      }),
    )
  })

  test('whole units can be asked for wherever the currency is taken', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...paymentProviders),
        fc.constantFrom(...currencies),
        fc.integer({ min: 1, max: 100_000 }),
        (method, currency, units) => {
          const isTaken = toProvider(method, 1000 * 10 ** currencyDigits(currency), currency) !== undefined
          expect(toProvider(method, units * 10 ** currencyDigits(currency), currency) !== undefined).toBe(
            isTaken,
          )
        },
      ),
    )
  })
})
