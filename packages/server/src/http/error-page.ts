import { errorTitle } from '@bellows/domain'
import type { Studio } from '../base/call.ts'
import { escapeHtml } from '../base/escape-html.ts'
import { refusalTexts } from '../base/refusal-texts/refusals-of-language.ts'

/** What a browser shows when a page could not be drawn at all; it needs neither script nor style. */
export function errorPage(message: string, studio: Pick<Studio, 'name' | 'language'>): string {
  const { language } = studio
  const [text, name, home] = [message, studio.name, refusalTexts(language).goHome].map(escapeHtml)
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(errorTitle(studio.name, message))}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"></head>` +
    `<body>${name && `<header>${name}</header>`}` +
    `<main><h1>${text}</h1><p><a href="/">${home}</a></p></main></body></html>`
  )
}
