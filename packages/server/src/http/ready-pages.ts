import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { takes } from './encodings.ts'
import type { AppContext } from './app-env.ts'
import { routePattern } from './route-pattern.ts'
import { withSecurity } from './security-headers.ts'

/** By so much a page may be older than the content version that was read last, where no publishing was told of. */
const READY_MILLISECONDS = 500
const READY_MAX = 500

interface Ready {
  /** Names and values in turn, as `writeHead` takes them. */
  headers: readonly string[]
  body: Uint8Array
  etag: string
  route: string
  businessId: string
  until: number
  /** Somebody is asking anew; whoever comes meanwhile still takes this one. */
  isBeingAsked: boolean
}

interface KeptAnswer {
  headers: Headers
  body: Uint8Array
  etag: string
  businessId: string
  /** The round in which it was asked for. */
  round: number
}

type Asked = Readonly<{ url?: string | undefined; headers?: Readonly<IncomingHttpHeaders> }>

/** All that an answer to a page request depends on, of a browser that takes the common encodings. */
function nameOf({ url, headers }: Asked): string | undefined {
  const accepted = headers?.['accept-encoding']
  const encoding = accepted && (['br', 'gzip'] as const).find((each) => takes(accepted, each))
  if (!url || !encoding || !headers) return undefined
  return `${encoding} ${headers.host ?? ''} ${String(headers['x-forwarded-proto'] ?? '')} ${url}`
}

/**
 * Answers kept pages again as they went out a moment ago, before anything is looked up: most of what a busy page is
 * asked for is the same answer.
 */
export class ReadyPages {
  readonly #answers = new Map<string, Ready>()
  readonly #log: Logger
  readonly #trustProxy: boolean
  readonly #now: () => number
  #round = 0

  constructor(log: Logger, trustProxy: boolean, now: () => number = () => Date.now()) {
    this.#log = log
    this.#trustProxy = trustProxy
    this.#now = now
  }

  /** Another one begins whenever a studio is published. */
  get round(): number {
    return this.#round
  }

  /** Lets go of a studio's pages, or of all; what was asked for before is not taken any more. */
  forget(businessId?: string): void {
    this.#round += 1
    for (const [name, ready] of this.#answers)
      if (businessId === undefined || ready.businessId === businessId) this.#answers.delete(name)
  }

  /** Remembers for a moment what was answered to a request. */
  put(c: AppContext, { headers, body, etag, businessId, round }: KeptAnswer): void {
    const name = c.env?.incoming && nameOf(c.env.incoming)
    if (!name || round !== this.#round) return
    if (this.#answers.size >= READY_MAX) this.#answers.clear()
    const all = withSecurity(c, new Headers(headers), this.#trustProxy)
    all.set('Content-Length', String(body.byteLength))
    this.#answers.set(name, {
      headers: [...all].flat(),
      body,
      etag,
      route: routePattern(c.req.path),
      businessId,
      until: this.#now() + READY_MILLISECONDS,
      isBeingAsked: false,
    })
  }

  /** Answers a request if its answer is ready; false for all others. */
  answer(request: IncomingMessage, response: ServerResponse): boolean {
    const ready = request.method === 'GET' ? this.#find(request) : undefined
    if (!ready) return false
    const start = performance.now()
    const requestId = randomUUID()
    const isKnown = request.headers['if-none-match']?.includes(ready.etag) ?? false
    const status = isKnown ? 304 : 200
    const headers = isKnown ? withoutLength(ready.headers) : ready.headers
    response.writeHead(status, [...headers, 'X-Request-Id', requestId])
    response.end(isKnown ? undefined : ready.body)
    const ms = Math.round(performance.now() - start)
    this.#log.info({ requestId, method: 'GET', route: ready.route, status, ms }, 'answered')
    return true
  }

  #find(request: IncomingMessage): Ready | undefined {
    const name = nameOf(request)
    const ready = name === undefined ? undefined : this.#answers.get(name)
    const now = this.#now()
    if (!name || !ready || ready.until > now) return ready
    if (ready.isBeingAsked) this.#answers.delete(name)
    else this.#answers.set(name, { ...ready, until: now + READY_MILLISECONDS, isBeingAsked: true })
    return undefined
  }
}

function withoutLength(headers: readonly string[]): readonly string[] {
  const at = headers.indexOf('content-length')
  return at < 0 ? headers : headers.toSpliced(at, 2)
}
