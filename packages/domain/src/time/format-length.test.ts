import { expect, test } from 'vitest'
import { formatLength } from './format-length.ts'

test.each([
  [20, 'en-US', '20 minutes'],
  [90, 'en-US', '90 minutes'],
  [480, 'en-US', '8 hours'],
  [570, 'en-US', '9 hours 30 minutes'],
  [570, 'de-DE', '9 Stunden 30 Minuten'],
  [570, 'fr-FR', '9 heures 30 minutes'],
  [570, 'pt-BR', '9 horas 30 minutos'],
  [570, 'es-ES', '9 horas 30 minutos'],
])('%i minutes in %s are %s', (minutes, locale, words) => {
  expect(formatLength(minutes, locale).replaceAll('\u00a0', ' ')).toBe(words)
})
