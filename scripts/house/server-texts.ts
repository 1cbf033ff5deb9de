import { languages, type Language } from '@bellows/domain'
import { apiTexts } from '../../packages/server/src/base/api-texts.ts'
import { refusalTexts } from '../../packages/server/src/base/refusal-texts/refusals-of-language.ts'
import { mailTexts } from '../../packages/server/src/mail/texts/of-language.ts'

/** What the server says by itself, in answers and letters. */
const tables = { answers: apiTexts, refusals: refusalTexts, letters: mailTexts }

type Texts = ReadonlyMap<string, string>

/** Stands in a text for what it is about: no word of any language. */
const VALUES = ['1', '2', '3', '4'] as const

function* told(texts: unknown, place: string): Generator<readonly [string, string]> {
  if (typeof texts === 'string') yield [place, texts]
  else if (typeof texts === 'function') yield* told(texts(...VALUES), place)
  else for (const [name, each] of Object.entries(texts ?? {})) yield* told(each, `${place}.${name}`)
}

/** Every text of the server by its place. */
export const serverTexts = (language: Language): Texts =>
  new Map(Object.entries(tables).flatMap(([name, table]) => [...told(table(language), name)]))

export const allServerTexts = (): [Language, Texts][] =>
  languages.map((language) => [language, serverTexts(language)])
