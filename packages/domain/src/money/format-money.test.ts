import { expect, test } from 'vitest'
import { languages } from '../entities/language.ts'
import { currencyDigits } from './currency-digits.ts'
import { formatAmount, formatMoney } from './format-money.ts'

test.each([
  [30364, ['USD', 'en-US'], '$303.64'],
  [30364, ['USD', 'fr-FR'], '$303.64'],
  [30364, ['EUR', 'de-DE'], '303,64\u00A0€'],
  [30364, ['EUR', 'en-US'], '303,64\u00A0€'],
  [130364, ['EUR', 'fr-FR'], '1\u202F303,64\u00A0€'],
  [30364, ['BRL', 'pt-BR'], 'R$\u00A0303,64'],
  [42000, ['JPY', 'en-US'], '¥42,000'],
  [91250, ['KWD', 'en-US'], 'KWD\u00A091.250'],
  [30364, ['CAD', 'en-US'], '$303.64\u00A0CAD'],
  [30364, ['CAD', 'de-DE'], '$303.64'],
  [-1950, ['USD', 'en-US'], '\u2212$19.50'],
  [450_359_962_737_049, ['USD', 'en-US'], '$4,503,599,627,370.49'],
] as const)('%i in %s is %s', (minor, [currency, locale], text) => {
  expect(formatMoney(minor, currency, locale)).toBe(text)
})

const nbsp = '\u00A0'

// One line per currency of the map, as someone who speaks none of its languages sees it.
test.each([
  ['AED', `AED${nbsp}1,234.50`],
  ['ARS', `$${nbsp}1.234,50${nbsp}ARS`],
  ['AUD', `$1,234.50${nbsp}AUD`],
  ['BRL', `R$${nbsp}1.234,50`],
  ['CHF', `CHF${nbsp}1'234.50`],
  ['CNY', '¥1,234.50'],
  ['COP', `$${nbsp}1.234,50${nbsp}COP`],
  ['CZK', `1${nbsp}234,50${nbsp}Kč`],
  ['DKK', `1.234,50${nbsp}kr.`],
  ['GBP', '£1,234.50'],
  ['HUF', `1234,50${nbsp}Ft`],
  ['INR', '₹1,234.50'],
  ['MXN', `$1,234.50${nbsp}MXN`],
  ['NZD', `$1,234.50${nbsp}NZD`],
  ['PLN', `1234,50${nbsp}zł`],
  ['SEK', `1${nbsp}234,50${nbsp}kr`],
  ['SGD', `$1,234.50${nbsp}SGD`],
  ['ZAR', `R${nbsp}1${nbsp}234,50`],
])('%s is shown as in its own country', (currency, text) => {
  expect(formatMoney(123_450, currency, 'en-US')).toBe(text)
})

test('without a currency there are two decimals', () => {
  expect(formatMoney(30364, null, 'en-US')).toBe('303.64')
})

test('an amount of the wire is formatted the same', () => {
  expect(formatAmount('303.64', 'USD', 'en-US')).toBe('$303.64')
})

test('every currency keeps its own digits and all figures in every language', () => {
  for (const currency of [
    'USD',
    'HUF',
    'IDR',
    'IQD',
    'ISK',
    'CLP',
    'CLF',
    'JPY',
    'KRW',
    'TND',
    'COP',
    'XAF',
  ]) {
    for (const language of languages) {
      const figures = formatMoney(1234567, currency, language).replace(/\D/gu, '')
      expect(figures).toBe('1234567')
      const fraction = /[.,](\d+)\D*$/u.exec(formatMoney(1, currency, language))?.[1] ?? ''
      expect(fraction).toHaveLength(currencyDigits(currency))
    }
  }
})
