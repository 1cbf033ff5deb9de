import type { ErrorHandler } from 'hono'
import type { Logger } from 'pino'
import { describeFault, isDatabaseAway } from '../base/describe-fault.ts'
import type { Studio } from '../base/call.ts'
import { Refusal, unavailable } from '../base/refusal.ts'
import type { AppContext, AppEnv } from './app-env.ts'
import { errorPage } from './error-page.ts'

const UNAVAILABLE = 503

function unexpected(): Refusal {
  return new Refusal({ status: 500, error: 'unexpected', message: 'An unexpected error occurred' })
}

/** A page's own call, answered so within the process. */
const isUnavailable = (cause: unknown): boolean => Object(cause)['status'] === UNAVAILABLE

const wantsPage = (c: AppContext) =>
  !c.req.path.startsWith('/api/') && (c.req.header('accept')?.includes('text/html') ?? false)

/** Nobody's where the host is no studio's, or before it is known. */
const studioName = (c: AppContext) => (c.get('studio') as Studio | undefined)?.name ?? ''

/** The one error body: `{ error, message, requestId }`, and `validation` where fields are at fault; browsers get a page. */
export function refuse(c: AppContext, { status, error, message, validation, headers }: Refusal): Response {
  const own = { 'Cache-Control': 'no-store', ...headers }
  if (wantsPage(c)) return c.html(errorPage(message, studioName(c)), status, own)
  const body = { error, message, requestId: c.get('requestId'), ...(validation && { validation }) }
  return c.json(body, status, own)
}

/** Answers whatever was thrown; what is no refusal is logged without the values it was about. */
export function answerError(log: Logger): ErrorHandler<AppEnv> {
  return (cause, c) => {
    if (cause instanceof Refusal) return refuse(c, cause)
    log.error(
      { requestId: c.get('requestId'), route: c.get('route'), ...describeFault(cause) },
      'request failed',
    )
    return refuse(c, isDatabaseAway(cause) || isUnavailable(cause) ? unavailable() : unexpected())
  }
}
