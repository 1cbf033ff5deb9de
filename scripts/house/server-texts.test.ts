import { fallbackLanguage } from '@bellows/domain'
import { describe, expect, test } from 'vitest'
import { foreignMarks } from './print-marks.ts'
import { readCatalogue } from './read-catalogue.ts'
import { allServerTexts, serverTexts } from './server-texts.ts'
import { sourceFiles } from './source-files.ts'

const english = serverTexts(fallbackLanguage)

/** Where English is said to programs and to owners' commands, which speak nothing else. */
const toPrograms = [
  /^packages\/server\/src\/(?:http|calls\/owner)\//,
  /^packages\/server\/src\/base\/refusal\.ts$/,
  /^packages\/server\/src\/store\/limits\/answer-once\.ts$/,
  /^packages\/server\/src\/calls\/booking\/(?:check-shoot-time|list-locked-slots)\.ts$/,
  /^packages\/server\/src\/calls\/orders\/move-target\.ts$/,
  /^packages\/server\/src\/calls\/questionnaires\/judge-answers\.ts$/,
]

test('what visitors are told is said to no visitor in English alone', () => {
  const files = sourceFiles('packages/server/src/**/*.ts')
    .filter(({ text }) => text.includes('toPrograms('))
    .map(({ path }) => path.replaceAll('\\', '/'))
  expect(files.filter((path) => !toPrograms.some((place) => place.test(path)))).toEqual([])
})

describe.each(allServerTexts())('%s', (language, texts) => {
  test('says all that English says, in its own words', () => {
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    const isCopied = ([place, text]: [string, string]) =>
      language !== fallbackLanguage && place.startsWith('refusals.') && text === english.get(place)
    expect([...texts].filter(isCopied)).toEqual([])
  })

  test('refuses in the words of the pages where they say the same', () => {
    const catalogue = readCatalogue(language)
    const shared = [...english].filter(
      ([place, text]) => place.startsWith('refusals.') && catalogue.get(text),
    )
    expect(shared.length).toBeGreaterThan(0)
    expect(shared.map(([place]) => [place, texts.get(place)])).toEqual(
      shared.map(([place, text]) => [place, catalogue.get(text)]),
    )
  })

  test('writes the marks of its own print', () => {
    expect([...texts].filter(([, text]) => foreignMarks[language].test(text))).toEqual([])
  })
})
