import { expect, test } from 'vitest'
import { formatLength } from './format-length.ts'

test.each([
  [20, 'en-US', '20\u00A0minutes'],
  [90, 'en-US', '90\u00A0minutes'],
  [480, 'en-US', '8\u00A0hours'],
  [570, 'en-US', '9\u00A0hours 30\u00A0minutes'],
  [570, 'de-DE', '9\u00A0Stunden 30\u00A0Minuten'],
  [570, 'fr-FR', '9\u00A0heures 30\u00A0minutes'],
  [570, 'pt-BR', '9\u00A0horas 30\u00A0minutos'],
  [570, 'es-ES', '9\u00A0horas 30\u00A0minutos'],
])('%i minutes in %s are %s', (minutes, locale, words) => {
  expect(formatLength(minutes, locale)).toBe(words)
})
