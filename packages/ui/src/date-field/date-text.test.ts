import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dateExample, formatDateText, isDateValue, parseDateText } from './date-text.ts'

const locales = ['en-US', 'fr-FR', 'de-DE', 'pt-BR', 'es-ES']

describe('formatDateText', () => {
  it.each([
    ['en-US', '01/26/2030'],
    ['fr-FR', '26/01/2030'],
    ['de-DE', '26.01.2030'],
    ['pt-BR', '26/01/2030'],
    ['es-ES', '26/01/2030'],
  ])('%s writes %s', (locale, expected) => expect(formatDateText('2030-01-26', locale)).toBe(expected))

  it.each(['next Friday', '2030-02-30', '2030-13-01', '2030-00-10'])(
    'gives back %s, which is no day',
    (text) => {
      expect(formatDateText(text, 'en-US')).toBe(text)
      expect(isDateValue(text)).toBe(false)
    },
  )
})

describe('parseDateText', () => {
  it.each([
    ['en-US', '1/26/2030', '2030-01-26'],
    ['en-US', '01-26-2030', '2030-01-26'],
    ['en-US', '1 26 30', '2030-01-26'],
    ['en-US', '01262030', '2030-01-26'],
    ['en-US', '20300126', '2030-01-26'],
    ['en-US', '26/01/2030', undefined],
    ['en-US', '7/4/85', '1985-07-04'],
    ['en-US', ' 2030-1-26 ', '2030-01-26'],
    ['en-US', '2/29/2030', undefined],
    ['en-US', '２０３０-０１-２６', '2030-01-26'],
    ['fr-FR', '26/1/2030', '2030-01-26'],
    ['fr-FR', '3/4/2030', '2030-04-03'],
    ['de-DE', '26.1.2030', '2030-01-26'],
    ['de-DE', '26. 1. 2030', '2030-01-26'],
    ['de-DE', '26012030', '2030-01-26'],
    ['pt-BR', '26-01-30', '2030-01-26'],
    ['es-ES', '2030/01/26', '2030-01-26'],
  ])('%s reads %s as %s', (locale, text, expected) => expect(parseDateText(text, locale)).toBe(expected))

  it.each(['', 'soon', '26', '1/26', '1/26/203', '1/2/3/4', '99/99/9999', '2030-01-26T00:00'])(
    'refuses %s',
    (text) => expect(parseDateText(text, 'en-US')).toBeUndefined(),
  )

  it('reads what it writes', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...locales), days, (locale, date) => {
        const day = date.toISOString().slice(0, 10)
        expect(parseDateText(formatDateText(day, locale), locale)).toBe(day)
        expect(parseDateText(formatDateText(day, locale).replaceAll(/\D/g, ''), locale)).toBe(day)
      }),
    )
  })
})

it('shows an example that cannot be misread', () => {
  expect(locales.map(dateExample)).toEqual([
    '12/31/2030',
    '31/12/2030',
    '31.12.2030',
    '31/12/2030',
    '31/12/2030',
  ])
})
