import { fallbackLanguage, LONG_TEXT_MAX, SHORT_TEXT_MAX } from '@bellows/domain'
import { expect, test } from 'vitest'
import { messages } from '../../packages/domain/src/inquiry/messages.ts'
import { NETWORK_TEXT } from '../../packages/api/src/failure-facts.ts'
import { statusTexts, UNAUTHORIZED_TEXT, UNEXPECTED_TEXT } from '../../packages/api/src/status-texts.ts'
import { failureTexts } from '../../packages/ui/src/error-note/failure-text.ts'
import { fieldMessages } from '../../packages/ui/src/field/field-message.ts'
import { readCatalogue } from './read-catalogue.ts'

const catalogue = readCatalogue(fallbackLanguage)

test.each(Object.values(messages))('the rule’s text %j is known to the fields and to translators', (text) => {
  expect(fieldMessages.has(text)).toBe(true)
  expect(catalogue.has(text)).toBe(true)
})

test('the texts of a failing line are known to what shows them and to translators', () => {
  const texts = [NETWORK_TEXT, UNEXPECTED_TEXT, UNAUTHORIZED_TEXT, ...Object.values(statusTexts)]
  expect([...failureTexts.keys()].toSorted()).toEqual(texts.toSorted())
  expect(texts.filter((text) => !catalogue.has(text))).toEqual([])
})

test('the fields know no text that no rule tells', () => {
  expect([...fieldMessages.keys()].toSorted()).toEqual(Object.values(messages).toSorted())
})

test('the texts name the lengths that the rules allow', () => {
  expect(messages.shortLength).toBe(`Please enter at most ${SHORT_TEXT_MAX} characters`)
  expect(messages.longLength).toBe(`Please enter at most ${LONG_TEXT_MAX} characters`)
})
