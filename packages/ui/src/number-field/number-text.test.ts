import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatNumberText, isNumberValue, parseNumberText } from './number-text.ts'

const locales = ['en-US', 'fr-FR', 'de-DE', 'pt-BR', 'es-ES']

it.each([
  ['en-US', '1,234.50', '1234.50'],
  ['en-US', '1234.5', '1234.5'],
  ['en-US', '1 234.5', '1234.5'],
  ['en-US', '12,50', '12.50'],
  ['en-US', '1,234', '1234'],
  ['en-US', '1.234', '1.234'],
  ['en-US', ' 007 ', '7'],
  ['en-US', '0', '0'],
  ['en-US', '-0', '0'],
  ['en-US', '-3', '-3'],
  ['en-US', '\u22123.5', '-3.5'],
  ['en-US', '１２．５', '12.5'],
  ['fr-FR', '1\u202F234,50', '1234.50'],
  ['fr-FR', '1 234 567', '1234567'],
  ['fr-FR', '12.50', '12.50'],
  ['de-DE', '1.234,50', '1234.50'],
  ['de-DE', '1.234', '1234'],
  ['de-DE', '12.50', '12.50'],
  ['de-DE', "1'234,5", '1234.5'],
  ['pt-BR', '1.234.567', '1234567'],
  ['es-ES', '1234,5', '1234.5'],
  ['es-ES', '1.234,5', '1234.5'],
])('in %s %j is %s', (locale, text, value) => expect(parseNumberText(text, locale)).toBe(value))

it.each([
  '',
  '-',
  '.',
  '5.',
  '.5',
  'ten',
  '1e3',
  '1,23,456',
  '1,234 567',
  '1.2.3',
  '--1',
  '1 2',
  '$5',
  '5 %',
])('%j is no number', (text) => expect(parseNumberText(text, 'en-US')).toBeUndefined())

it.each([
  ['en-US', '1234.5', 2, '1,234.50'],
  ['en-US', '-1234', 0, '\u22121,234'],
  ['en-US', '1.005', 2, '1.005'],
  ['en-US', '1.', 2, '1.'],
  ['fr-FR', '1234.5', 2, '1\u202F234,50'],
  ['de-DE', '1234567', 0, '1.234.567'],
  ['es-ES', '1234.5', 0, '1234,5'],
  ['de-DE', 'zehn', 2, 'zehn'],
])('%s shows %s with %i digits as %s', (...row) => {
  const [locale, value, digits, text] = row
  expect(formatNumberText(value, locale, digits)).toBe(text)
})

it('reads what it writes, to the last figure', () => {
  const figures = fc
    .tuple(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), fc.stringMatching(/^\d{0,8}$/))
    .map(([whole, fraction]) => (fraction && whole !== 0n ? `${whole}.${fraction}` : String(whole)))
  fc.assert(
    fc.property(fc.constantFrom(...locales), figures, (locale, value) => {
      expect(parseNumberText(formatNumberText(value, locale), locale)).toBe(value)
      expect(isNumberValue(value)).toBe(true)
    }),
  )
})

it('answers a value or nothing', () => {
  const text = fc.string({
    unit: fc.constantFrom(...Array.from('0123456789.,-\u2212 \u202F\u2019e')),
    maxLength: 9,
  })
  fc.assert(
    fc.property(fc.constantFrom(...locales), text, (locale, typed) => {
      const value = parseNumberText(typed, locale)
      expect(value === undefined || isNumberValue(value)).toBe(true)
    }),
  )
})
