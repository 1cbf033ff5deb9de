import { render } from '@react-email/render'
import { createElement } from 'react'
import { LetterDocument, type DrawnLetter } from './drawing/letter-document.ts'
import type { LetterLook } from './drawing/letter-look.ts'
import type { FactRows, Letter, LetterPart } from './letters/mail.ts'

function rowsText({ rows, prices = [] }: FactRows): string {
  const named = [...rows, ...prices.map(({ name, amount }) => [name, amount] as const)]
  return named.map(([name, value]) => `${name}: ${value}`).join('\n')
}

function textOf(part: LetterPart): string {
  if (typeof part === 'string') return part
  return 'rows' in part ? rowsText(part) : `${part.label}:\n${part.href}`
}

/** A letter as plain text. */
export function letterText({ parts }: Pick<Letter, 'parts'>): string {
  return `${parts.map(textOf).join('\n\n')}\n`
}

/** The same as HTML, in the studio's colours and language; everything in it is escaped. */
export const letterHtml = (letter: DrawnLetter, look: LetterLook): Promise<string> =>
  render(createElement(LetterDocument, { letter, look }))
