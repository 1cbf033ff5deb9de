import { expect, it } from 'vitest'
import { currencySign } from './currency-sign.ts'

it.each([
  ['USD', 'en-US', '$', true],
  ['EUR', 'fr-FR', '\u20AC', false],
  ['EUR', 'en-US', '\u20AC', true],
  ['BRL', 'pt-BR', 'R$', true],
  ['KWD', 'en-US', 'KWD', true],
])('%s in %s is %s, before the figures: %s', (...row) => {
  const [currency, locale, text, isBefore] = row
  expect(currencySign(currency, locale)).toEqual({ text, isBefore })
})
