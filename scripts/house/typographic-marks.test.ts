import { languages } from '@bellows/domain'
import { describe, expect, test } from 'vitest'
import { straightIn } from './print-marks.ts'
import { readCatalogue } from './read-catalogue.ts'
import { allServerTexts } from './server-texts.ts'
import { sourceFiles } from './source-files.ts'

/** Texts that are agreed to the letter. */
const agreed = new Set([
  "Oops! We can't find the page you're looking for. It may have been moved or removed. Let's get you back on track.",
])

/** Lingui's own marks, which are code: plural forms, values and quoted braces. */
const spoken = (message: string) =>
  message.replaceAll(/\{\w+, (?:plural|select|selectordinal),|'\{|\}'/g, ' ')

const isAgreed = (text: string) => agreed.has(text)

describe('apostrophes and quotation marks are those of print', () => {
  test.each([
    ["You're booked", true],
    ['You’re booked', false],
    ['the "quiet" hours', true],
    ['the “quiet” hours', false],
    ['9 to 5', false],
  ])('%s: %s', (text, expected) => expect(straightIn(text)).toBe(expected))

  test('in what the product says', () => {
    const texts = languages.flatMap((language) =>
      [...readCatalogue(language)]
        .flat()
        .filter((each) => straightIn(spoken(each)) && !isAgreed(each))
        .map((each) => `${language}: ${each}`),
    )
    expect(texts).toEqual([])
  })

  test('in what the server says, letters too', () => {
    const texts = allServerTexts().flatMap(([language, told]) =>
      [...told]
        .filter(([, text]) => straightIn(text))
        .map(([place, text]) => `${language} ${place}: ${text}`),
    )
    expect(texts).toEqual([])
  })

  test('in what the demo says', () => {
    const texts = sourceFiles('studios/**/*.json').flatMap(({ path, text }) =>
      [...text.matchAll(/:\s*"((?:[^"\\]|\\.)*)"/g)]
        .map(([, value = '']) => value.replaceAll(/<[^>]*>/g, ' ').replaceAll(String.raw`\"`, '"'))
        .filter(straightIn)
        .map((value) => `${path}: ${value}`),
    )
    expect(texts).toEqual([])
  })
})
