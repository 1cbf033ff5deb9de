import { escapeHtml } from '../base/escape-html.ts'
import type { Letter, LetterPart } from './letters/mail.ts'

function textOf(part: LetterPart): string {
  if (typeof part === 'string') return part
  if ('rows' in part) return part.rows.map(([name, value]) => `${name}: ${value}`).join('\n')
  return `${part.label}:\n${part.href}`
}

/** A letter as plain text. */
export function letterText({ parts }: Pick<Letter, 'parts'>): string {
  return `${parts.map(textOf).join('\n\n')}\n`
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll(/\r\n|\r|\n/g, '<br>')

function htmlOf(part: LetterPart): string {
  if (typeof part === 'string') return `<p>${withBreaks(part)}</p>`
  if ('href' in part) return `<p><a href="${escapeHtml(part.href)}">${escapeHtml(part.label)}</a></p>`
  const rows = part.rows.map(
    ([name, value]) =>
      `<tr><th scope="row" align="left">${escapeHtml(name)}</th><td>${withBreaks(value)}</td></tr>`,
  )
  return `<table cellpadding="4">${rows.join('')}</table>`
}

/** The same as HTML, in the given language; everything in it is escaped. */
export function letterHtml({ parts, subject }: Pick<Letter, 'parts' | 'subject'>, language: string): string {
  return (
    `<!DOCTYPE html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">` +
    `<title>${escapeHtml(subject)}</title></head><body>${parts.map(htmlOf).join('\n')}</body></html>\n`
  )
}
