import { expect, test } from 'vitest'
import { typedDay } from './typed-day.ts'

test.each([
  ['2030-01-26', 'en-US', '2030-01-26'],
  ['1/26/2030', 'en-US', '2030-01-26'],
  ['01/26/30', 'en-US', '2030-01-26'],
  ['26/01/2030', 'fr-FR', '2030-01-26'],
  [' 26. 1. 2030 ', 'de-DE', '2030-01-26'],
  ['26/01/2030', 'en-US', '26/01/2030'],
  ['30.02.2030', 'de-DE', '30.02.2030'],
  ['next June', 'en-US', 'next June'],
  ['', 'en-US', ''],
])('%s in %s', (text, locale, day) => expect(typedDay(text, locale)).toBe(day))
