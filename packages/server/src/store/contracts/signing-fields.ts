import { escapeHtml, type ContractChoice } from '@bellows/domain'
import type { ApiTexts } from '../../base/api-texts.ts'

const choice = /\{\{\s*choice\s+([\w-]+)\s*\}\}/g
const choiceAlone = /<p>\s*\{\{\s*choice\s+[\w-]+\s*\}\}\s*<\/p>/g
const guardian = /\{\{\s*guardian\s*\}\}/g

/** Ids of the clauses that are agreed to or declined, in their order. */
export const choicesIn = (body: string): string[] => [...body.matchAll(choice)].map(([, id = '']) => id)

/** Every clause has a name of its own, and a paragraph of its own where it is answered. */
export const hasPlainChoices = (body: string): boolean => {
  const ids = choicesIn(body)
  return new Set(ids).size === ids.length && ids.length === [...body.matchAll(choiceAlone)].length
}

export const asksGuardian = (body: string): boolean => body.search(guardian) >= 0

type Words = Pick<ApiTexts, 'agreed' | 'declined' | 'guardianOpen' | 'noGuardian'>

const strong = (text: string) => `<strong>${escapeHtml(text)}</strong>`

/** The text as it is read: clauses keep their places, the guardian is still to be named. */
export const readText = (body: string, { guardianOpen }: Words): string =>
  body.replace(guardian, () => strong(guardianOpen)).replace(choice, (_, id: string) => `{{choice ${id}}}`)

/** What only the signer can say. */
export type Said = Readonly<{ choices: readonly ContractChoice[]; guardian: string }>

/** The text as it is signed, with what the signer said in it. */
export function signedText(body: string, said: Said, words: Words): string {
  const isAgreed = new Map(said.choices.map(({ id, isAgreed: agreed }) => [id, agreed]))
  const name = said.guardian.normalize('NFC').trim()
  return body
    .replace(choice, (_, id: string) => strong(isAgreed.get(id) ? words.agreed : words.declined))
    .replace(guardian, () => strong(name || words.noGuardian))
}
