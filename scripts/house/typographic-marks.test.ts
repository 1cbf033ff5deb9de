import { describe, expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

/** Texts that are agreed to the letter. */
const agreed = new Set([
  "Oops! We can't find the page you're looking for. It may have been moved or removed. Let's get you back on track.",
])

/** An apostrophe or a quotation mark as typewriters have it. */
const straightIn = (text: string): boolean =>
  /(?<=\p{L})'|'(?=\p{L})|(?<![=\w])"(?=\p{L})|(?<=\p{L})"/u.test(text)

/** Lingui's own marks, which are code: plural forms, values and quoted braces. */
const spoken = (message: string) =>
  message.replaceAll(/\{\w+, (?:plural|select|selectordinal),|'\{|\}'/g, ' ')

const textsOf = (catalogue: string) =>
  catalogue
    .split('\n\n')
    .filter((entry) => entry.includes('msgid') && !entry.includes('#~'))
    .flatMap((entry) => {
      const [id = '', written = ''] =
        entry
          .split(/^msgid /m)[1]
          ?.split(/^msgstr /m)
          .map((part) => [...part.matchAll(/"(.*)"/g)].map(([, text = '']) => text).join('')) ?? []
      return [id, written]
    })
    .map((text) => text.replaceAll(String.raw`\"`, '"'))

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
    const texts = sourceFiles('locales/*.po').flatMap(({ path, text }) =>
      textsOf(text)
        .filter((each) => straightIn(spoken(each)) && !isAgreed(each))
        .map((each) => `${path}: ${each}`),
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
