import { errorTitle } from '@bellows/domain'
import { escapeHtml } from '../base/escape-html.ts'

/** What a browser shows when a page could not be drawn at all; it needs neither script nor style. */
export function errorPage(message: string, studio: string): string {
  const [text, name] = [message, studio].map(escapeHtml)
  return (
    `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>${escapeHtml(errorTitle(studio, message))}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"></head>` +
    `<body>${name && `<header>${name}</header>`}` +
    `<main><h1>${text}</h1><p><a href="/">Go back home</a></p></main></body></html>`
  )
}
