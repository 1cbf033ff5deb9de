import { MINUTE, SECOND } from '@bellows/domain'
import { createServer, ServerResponse, type Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { illFormed } from './ill-formed.ts'

const REQUEST_MILLISECONDS = 10_000
const CHECK_MILLISECONDS = 2000
/** A connection that takes nothing for so long is given up; what it was to read is let go with it. */
const SILENT_MILLISECONDS = MINUTE
const KEEP_ALIVE_MILLISECONDS = 5000
/** Longer than balancers keep a connection that nothing is asked on: one that we end may just get a booking. */
const BEHIND_PROXY_MILLISECONDS = 75 * SECOND

const refusals: Readonly<Record<string, readonly [status: string, error: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request_timeout', 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [
    '431 Request Header Fields Too Large',
    'headers_too_large',
    'The headers are too large',
  ],
}
const noRequest = ['400 Bad Request', 'bad_request', 'The request is not HTTP'] as const

/** What never became a request gets the same error body as everything else. */
function answerIllFormed(cause: NodeJS.ErrnoException, socket: Duplex): void {
  if (cause.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const [status, error, message] = refusals[cause.code ?? ''] ?? noRequest
  const { body, headers } = illFormed(error, message)
  const own = { ...headers, Connection: 'close', 'Content-Length': Buffer.byteLength(body) }
  const lines = Object.entries(own).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
}

/**
 * Slow senders are cut off: headers and body have `milliseconds` together. Once the server listens no more, every
 * answer ends its connection, so that nobody asks again on one that is about to close.
 */
export function newServer(milliseconds = REQUEST_MILLISECONDS): Server {
  class Answer extends ServerResponse {
    override writeHead(status: number, reason?: never, fields?: never): this {
      if (!server.listening) this.setHeader('Connection', 'close')
      return super.writeHead(status, reason, fields)
    }
  }
  const server: Server = createServer({
    ServerResponse: Answer,
    keepAliveTimeout: KEEP_ALIVE_MILLISECONDS,
    requestTimeout: milliseconds,
    headersTimeout: milliseconds,
    connectionsCheckingInterval: Math.min(CHECK_MILLISECONDS, milliseconds),
    // Whoever sends none is answered as everybody is (`ill-formed.ts`).
    requireHostHeader: false,
  })
  server.setTimeout(SILENT_MILLISECONDS)
  server.on('checkExpectation', (_, response) => {
    const { body, headers } = illFormed('expectation_failed', 'Nothing but 100-continue can be expected')
    response.writeHead(417, { ...headers, Connection: 'close' }).end(body)
  })
  return server.on('clientError', answerIllFormed)
}

/** A connection of the proxy's is the proxy's to end. */
export function serveProxy(server: Server): void {
  server.keepAliveTimeout = BEHIND_PROXY_MILLISECONDS
  server.setTimeout(BEHIND_PROXY_MILLISECONDS)
}
