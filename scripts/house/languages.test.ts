import { fallbackLanguage, languages, type Language } from '@bellows/domain'
import { globSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { foreignMarks } from './print-marks.ts'
import { readCatalogue } from './read-catalogue.ts'

const source = readCatalogue(fallbackLanguage)
const others = languages.filter((language) => language !== fallbackLanguage)

/** Words that a language shares with English; a message of such words alone may stay as it is. */
const shared: Readonly<Record<Language, string>> = {
  'en-US': '',
  'fr-FR':
    'client clients contact cookies date e-mail images introduction invitation menu min minute minutes paypal pixel pixels portraits questionnaire site studio total',
  'de-DE': 'cookies name paypal premium studio team',
  'pt-BR': 'cookies e-mail menu min paypal pixel pixels premium site slide subtotal total',
  'es-ES': 'cookies error min no paypal subtotal total',
}

/** The values and forms of a message, whatever the words around them. */
const argumentsOf = (message: string) => [...new Set(message.match(/\{\w+(?=[,}])/g) ?? [])].toSorted()
const wordsOf = (message: string) =>
  message
    .replaceAll(/\{\w+(?:, plural,)?|\b(?:one|other) \{/g, ' ')
    .toLowerCase()
    .match(/\p{L}[\p{L}-]+/gu) ?? []

test('each language has its catalogue, and no other has', () => {
  const files = globSync('locales/*.po').map((file) => file.replace(/^.*[\\/]|\.po$/g, ''))
  expect(files.toSorted()).toEqual(languages.toSorted())
})

describe.each(others)('%s', (language) => {
  const catalogue = readCatalogue(language)

  test('has every message, in its own words', () => {
    expect([...catalogue.keys()].toSorted()).toEqual([...source.keys()].toSorted())
    const own = new Set(shared[language].split(' '))
    const isLeft = (id: string, text: string) =>
      text === '' || (text === id && wordsOf(id).some((word) => !own.has(word)))
    expect([...catalogue].filter(([id, text]) => isLeft(id, text)).map(([id]) => id)).toEqual([])
  })

  test('keeps every value and plural', () => {
    for (const [id, text] of catalogue) expect(argumentsOf(text), id).toEqual(argumentsOf(id))
  })

  test('writes the marks of its own print', () => {
    expect([...catalogue.values()].filter((text) => foreignMarks[language].test(text))).toEqual([])
  })
})
