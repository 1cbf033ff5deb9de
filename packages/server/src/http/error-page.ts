import { escapeHtml } from '../base/escape-html.ts'

/** What a browser shows when a page could not be drawn at all; it needs neither script nor style. */
export function errorPage(message: string): string {
  const text = escapeHtml(message)
  return (
    `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><title>${text}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"></head>` +
    `<body><main><h1>${text}</h1><p><a href="/">Go back home</a></p></main></body></html>`
  )
}
