import { typedDay } from '@bellows/domain'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages } from '../../packages/domain/src/entities/language.ts'
// The part alone, without the style sheets that the package's index brings.
import { parseDateText } from '../../packages/ui/src/date-field/date-text.ts'

const digit = fc.constantFrom(...Array.from('0123456789０１２３４５６７８９'))
const number = fc.oneof(
  fc.string({ unit: digit, minLength: 1, maxLength: 5 }),
  fc.integer({ min: 1, max: 31 }).map(String),
  fc.integer({ min: 990, max: 2100 }).map((year) => String(year).padStart(4, '0')),
)
const between = fc.constantFrom('/', '.', '-', ' ', '. ', '／', '')
const ending = fc.constantFrom('', '.', ' ', 'T00:00')
const dates = fc.tuple(number, between, number, between, number, ending).map((parts) => parts.join(''))
const texts = fc.oneof(dates, dates, fc.stringMatching(/^[0-9]{6,9}$/), fc.string())

test('a typed date is the same day for the date field and for a form that is sent without script', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...languages), (text, language) => {
      expect(typedDay(text, language)).toBe(parseDateText(text, language) ?? text)
    }),
    { numRuns: 2_000 },
  )
})
