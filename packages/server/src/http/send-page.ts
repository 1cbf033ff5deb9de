import { CACHE_MARK, PIXELS_MARK } from '@bellows/api'
import { takes } from './encodings.ts'
import type { AppContext } from './app-env.ts'
import { bodyFor, brotli, PASSING_QUALITY, type KeptPage } from './html-cache.ts'
import { askedAddress } from './page-address.ts'
import { privateAnswer } from './private-answer.ts'
import type { ReadyPages } from './ready-pages.ts'
import { requestHost } from './request-host.ts'
import { isCapabilityPage } from './route-pattern.ts'

const acceptedBy = (c: AppContext) => c.req.header('accept-encoding') ?? ''

const queryOf = (address: string) => new URL(address, 'http://host').search

/**
 * A redirect to the page's own host as an address within it: what stands in front may speak another scheme. Who draws
 * pages knows of the query only what pages read; what a campaign added goes along, too.
 */
function withinHost(c: AppContext, location: string): string {
  const to = URL.parse(location, c.req.url)
  if (to?.host !== requestHost(c)) return location
  const isPassedOn = to.search === queryOf(askedAddress(c))
  return to.pathname + (isPassedOn ? queryOf(c.req.url) : to.search) + to.hash
}

export function pageHeaders(c: AppContext, answer: Response): Headers {
  const headers = new Headers(answer.headers)
  for (const name of [CACHE_MARK, PIXELS_MARK, 'content-length', 'content-encoding']) headers.delete(name)
  if (isCapabilityPage(c.req.path))
    for (const [name, value] of Object.entries(privateAnswer)) headers.set(name, value)
  else if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store')
  const location = headers.get('location')
  if (location) headers.set('Location', withinHost(c, location))
  return headers
}

const isText = (answer: Response) =>
  /^(text\/|application\/json)/.test(answer.headers.get('content-type') ?? '')
const isHtml = (answer: Response) => answer.headers.get('content-type')?.startsWith('text/html') ?? false

export async function sendUncached(c: AppContext, answer: Response): Promise<Response> {
  const headers = pageHeaders(c, answer)
  const { status } = answer
  if (!isText(answer) || !takes(acceptedBy(c), 'br')) return new Response(answer.body, { status, headers })
  headers.set('Content-Encoding', 'br')
  headers.append('Vary', 'Accept-Encoding')
  const body = await brotli(new Uint8Array(await answer.arrayBuffer()), PASSING_QUALITY)
  return new Response(body, { status, headers })
}

/** What its address names by its content. */
const isForGood = (headers: Headers) => headers.get('cache-control')?.includes('immutable') ?? false

export const mayKeep = (answer: Response) =>
  answer.status === 200 &&
  (isForGood(answer.headers) || (answer.headers.get(CACHE_MARK) === 'public' && isHtml(answer)))

/** The headers of a kept page in one encoding. */
function keptHeaders(page: KeptPage, encoding: string, etag: string): Headers {
  const headers = new Headers(page.headers.map(([name, value]) => [name, value]))
  headers.set('ETag', etag)
  if (!isForGood(headers)) headers.set('Cache-Control', 'public, max-age=0, must-revalidate')
  headers.append('Vary', 'Accept-Encoding')
  if (encoding) headers.set('Content-Encoding', encoding)
  return headers
}

/** An address with more in its query is one of any number for the same page. */
const isPlain = (c: AppContext) => c.req.url.endsWith(askedAddress(c))

/** Where a page is put that may go out again as it is. */
type Again = Readonly<{ ready: ReadyPages; round: number }>

export async function sendKept(c: AppContext, page: KeptPage, again?: Again): Promise<Response> {
  const [encoding, body] = await bodyFor(page, acceptedBy(c))
  const etag = `"${page.etag}${encoding && `-${encoding}`}"`
  const headers = keptHeaders(page, encoding, etag)
  if (again && isPlain(c)) {
    const { id: businessId } = c.get('studio')
    again.ready.put(c, { headers, body, etag, businessId, round: again.round })
  }
  if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(body, { headers })
}
