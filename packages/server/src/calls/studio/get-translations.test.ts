import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Language } from '@bellows/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueOf } from './get-translations.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'bellows-catalogues-'))
const write = (language: Language, messages: object) =>
  writeFileSync(path.join(folder, `${language}.json`), JSON.stringify({ messages }))

beforeAll(() => {
  write('en-US', { book: ['Book'], pay: ['Pay'] })
  write('de-DE', { book: ['Buchen'] })
})
afterAll(() => rmSync(folder, { recursive: true }))

test.each([
  ['a message that is missing is the fallback’s', 'de-DE', 'de-DE', { book: ['Buchen'], pay: ['Pay'] }],
  ['a catalogue that is missing is the fallback’s', 'fr-FR', 'en-US', { book: ['Book'], pay: ['Pay'] }],
  ['the fallback is itself', 'en-US', 'en-US', { book: ['Book'], pay: ['Pay'] }],
] as const)('%s', async (...[, asked, language, messages]) => {
  expect(await catalogueOf(asked, folder)).toEqual({ language, messages })
})

test('without any catalogue nothing is said', async () => {
  expect(await catalogueOf('de-DE', path.join(folder, 'nowhere'))).toEqual({
    language: 'en-US',
    messages: {},
  })
})
