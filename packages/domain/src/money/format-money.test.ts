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
