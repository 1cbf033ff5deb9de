import { expect, test } from 'vitest'
import { taxLabelInSentence } from './tax-label.ts'

test.each([
  ['Sales tax', 'en-US', 'sales tax'],
  ['VAT', 'en-US', 'VAT'],
  ['TVA', 'fr-FR', 'TVA'],
  ['Taxe de vente', 'fr-FR', 'taxe de vente'],
  ['Umsatzsteuer', 'de-DE', 'Umsatzsteuer'],
  ['MwSt.', 'de-DE', 'MwSt.'],
  ['', 'en-US', ''],
])('%s in %s reads %s', (label, locale, told) => {
  expect(taxLabelInSentence(label, locale)).toBe(told)
})
