import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fallbackLanguage, type Language } from '@bellows/domain'
import { repositoryRoot } from '../../base/repository-root.ts'
import type { Handler } from '../handler.ts'

type Messages = Record<string, unknown>

async function readMessages(language: Language): Promise<Messages | undefined> {
  const file = path.join(repositoryRoot, 'locales', `${language}.json`)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { messages }: { messages: Messages } = JSON.parse(text)
  return messages
}

/** A language without a catalogue answers with the fallback's. */
export const getTranslations: Handler<'getTranslations'> = async ({ lng }) => {
  const own = await readMessages(lng)
  if (own) return { language: lng, messages: own }
  return { language: fallbackLanguage, messages: (await readMessages(fallbackLanguage)) ?? {} }
}
