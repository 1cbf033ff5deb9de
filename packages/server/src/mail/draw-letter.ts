import { render } from '@react-email/render'
import type { Language } from '@bellows/domain'
import { createElement } from 'react'
import { LetterDocument, type DrawnLetter } from './drawing/letter-document.ts'
import type { LetterLook } from './drawing/letter-look.ts'
import { bound } from './drawing/letter-parts.ts'
import type { FactRows, Letter, LetterPart } from './letters/mail.ts'

/** French sets a blank before a colon. */
const colonOf = (language: Language): string => (language === 'fr-FR' ? '\u00A0:' : ':')

function rowsText({ rows, prices = [] }: FactRows, colon: string): string {
  const named = [...rows, ...prices.map(({ name, amount }) => [name, amount] as const)]
  return named.map(([name, value]) => `${name}${colon} ${value}`).join('\n')
}

function textOf(part: LetterPart, colon: string): string {
  if (typeof part === 'string') return bound(part)
  return 'rows' in part ? rowsText(part, colon) : `${part.label}${colon}\n${part.href}`
}

/** A letter as plain text, set as its language does. */
export function letterText({ parts }: Pick<Letter, 'parts'>, language: Language): string {
  const colon = colonOf(language)
  return `${parts.map((part) => textOf(part, colon)).join('\n\n')}\n`
}

/** The same as HTML, in the studio's colours and language; everything in it is escaped. */
export const letterHtml = (letter: DrawnLetter, look: LetterLook): Promise<string> =>
  render(createElement(LetterDocument, { letter, look }))
