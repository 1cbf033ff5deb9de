import type { Next } from 'hono'
import { notFound } from '../base/refusal.ts'
import type { AppContext } from './app-env.ts'

/** Of what a browser asks for, only what it opens in a window is a document; scripts, pictures and crawlers say other things, or nothing. */
const opensDocument = (c: AppContext) =>
  c.req.header('sec-fetch-dest') === 'document' && (c.req.header('accept')?.includes('text/html') ?? false)

/**
 * A file that is not there. Whoever opens it gets the site's page for that, which waits its turn with all addresses
 * that nothing leads to; whatever embeds it gets an answer that costs nothing.
 * @throws Refusal 404
 */
export function missingFile(c: AppContext, next: Next): Promise<void> {
  if (opensDocument(c)) return next()
  throw notFound()
}
