import { escapeHtml, errorTitle } from '@bellows/domain'
import type { Studio } from '../base/call.ts'
import { refusalTexts } from '../base/refusal-texts/refusals-of-language.ts'

interface Failure {
  status: number
  /** In the studio's language. */
  message: string
  requestId: string
  studio: Pick<Studio, 'name' | 'language'>
}

/** What a browser shows when a page could not be drawn at all; it needs neither script nor style. */
export function errorPage({ status, message, requestId, studio }: Failure): string {
  const { language } = studio
  const { goHome, failed } = refusalTexts(language)
  const name = escapeHtml(studio.name)
  return (
    `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(errorTitle(studio.name, failed))}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"></head>` +
    `<body>${name && `<header>${name}</header>`}` +
    `<main><p>${status}</p><h1>${escapeHtml(failed)}</h1><p>${escapeHtml(message)}</p>` +
    `<p><a href="/">${escapeHtml(goHome)}</a></p><p><small>${escapeHtml(requestId)}</small></p></main></body></html>`
  )
}
