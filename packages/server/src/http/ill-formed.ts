import { randomUUID } from 'node:crypto'
import { RequestError } from '@hono/node-server'
import { everywhere } from './security-headers.ts'

/** The headers and body of an answer to what never became a request; as everything else, it has a name. */
export function illFormed(error: string, message: string) {
  const body = JSON.stringify({ error, message, requestId: randomUUID() })
  return { body, headers: { ...everywhere, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' } }
}

/** An address or host that names nothing is the sender's fault; whatever else comes here is ours. */
export function answerUnread(cause: unknown): Response {
  const isTheirs = cause instanceof RequestError
  const { body, headers } = isTheirs
    ? illFormed('bad_request', 'The address or the host is ill-formed')
    : illFormed('unexpected', 'An unexpected error occurred')
  return new Response(body, { status: isTheirs ? 400 : 500, headers })
}
