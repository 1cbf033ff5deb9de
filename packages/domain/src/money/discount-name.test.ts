import { expect, test } from 'vitest'
import { discountName } from './discount-name.ts'

test.each([
  ['Early bird', 10, 'en-US', 'Early bird −10%'],
  ['', 12.5, 'en-US', 'Discount −12.5%'],
  ['Frühbucher', 8.875, 'de-DE', 'Frühbucher −8,875\u00A0%'],
  ['Lève-tôt', 10, 'fr-FR', 'Lève-tôt −10\u00A0%'],
  ['', 10, 'es-ES', 'Discount −10\u00A0%'],
  ['Madrugador', 10, 'pt-BR', 'Madrugador −10%'],
  ['Agreed before', undefined, 'en-US', 'Agreed before'],
])('%j of %s percent reads in %s: %s', (...[label, percent, locale, expected]) => {
  expect(discountName({ label, percent }, 'Discount', locale)).toBe(expected)
})
