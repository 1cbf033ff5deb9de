import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fallbackLanguage, type Language } from '@bellows/domain'
import { repositoryRoot } from '../../base/repository-root.ts'
import type { Handler } from '../handler.ts'

type Messages = Record<string, unknown>

async function readMessages(language: Language, folder: string): Promise<Messages | undefined> {
  const file = path.join(folder, `${language}.json`)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { messages }: { messages: Messages } = JSON.parse(text)
  return messages
}

/** What a language's catalogue lacks is said in the fallback's words; one without a catalogue has those alone. */
export async function catalogueOf(language: Language, folder = path.join(repositoryRoot, 'locales')) {
  const own = await readMessages(language, folder)
  const messages = { ...(await readMessages(fallbackLanguage, folder)), ...own }
  return { language: own ? language : fallbackLanguage, messages }
}

export const getTranslations: Handler<'getTranslations'> = ({ lng }) => catalogueOf(lng)
