import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { suffixOf } from '../../base/payment-keys.ts'
import type { Answer, Asked } from './asked.ts'
import { decline, processing, succeed, type CheckoutSession } from './checkout-session.ts'
import { pagePath, ScriptedStripe } from './scripted-stripe.ts'
import { outcomes, scriptedPage, type Outcome } from './scripted-page.ts'

const LATE_MILLISECONDS = 30_000
const SECRET_KEY = 'sk_test_scripted'
const PAGES = pagePath('')

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

/** A request, read whole. */
export async function readAsked(request: IncomingMessage): Promise<Asked> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
  const url = new URL(request.url ?? '/', 'http://loopback')
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    header: (name) => String(request.headers[name] ?? ''),
    body: Buffer.concat(chunks).toString('utf8'),
  }
}

export function sendJson(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}

function sendPage(response: ServerResponse, html: string): void {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
  }
  response.writeHead(200, headers).end(html)
}

/** What a button does, and where the visitor stands then; `null` on the same page. */
function act(session: CheckoutSession, outcome: Outcome | undefined, now: number): string | null {
  if (outcome === 'cancel') return session.cancel_url
  if (session.status !== 'open') return session.success_url
  if (outcome === 'pay') succeed(session)
  if (outcome === 'late') processing(session, now + LATE_MILLISECONDS)
  if (outcome === 'decline') decline(session)
  return outcome === 'pay' || outcome === 'late' ? session.success_url : null
}

function answerPage(response: ServerResponse, session: CheckoutSession | undefined, asked: Asked): void {
  if (!session) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('No such payment')
  if (asked.method !== 'POST') return sendPage(response, scriptedPage(session))
  const named = new URLSearchParams(asked.body).get('outcome')
  const outcome = outcomes.find((one) => one === named)
  const location = act(session, outcome, Date.now()) ?? pagePath(session.id)
  return void response.writeHead(303, { location }).end()
}

export interface ScriptedPayments {
  /** The variables that point a studio at it. */
  environment: Record<string, string>
  close: () => void
}

/** Serves the scripted provider on loopback for the named studios alone. */
export async function serveScripted(studioIds: readonly string[]): Promise<ScriptedPayments> {
  const stripe = new ScriptedStripe({ secretKey: SECRET_KEY, now: () => Date.now() })
  const server = createServer((request, response) => {
    void readAsked(request).then((asked) => {
      if (!asked.path.startsWith(PAGES)) return sendJson(response, stripe.answer(asked))
      return answerPage(response, stripe.session(asked.path.slice(PAGES.length)), asked)
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  stripe.url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const keys = { STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_BASE_URL: stripe.url }
  const pairs = studioIds.flatMap((id) =>
    Object.entries(keys).map(([name, value]) => [name + suffixOf(id), value] as const),
  )
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { environment: Object.fromEntries(pairs), close }
}
