import { expect, test } from 'vitest'
import { percentText } from './percent-text.ts'

test.each([
  [8.25, 'en-US', '8.25%'],
  [20, 'fr-FR', '20\u00A0%'],
  [8.875, 'de-DE', '8,875\u00A0%'],
  [5.5, 'es-ES', '5,5\u00A0%'],
  [12.5, 'pt-BR', '12,5%'],
])('%d percent read in %s: %s', (...[percent, locale, expected]) => {
  expect(percentText(percent, locale)).toBe(expected)
})
