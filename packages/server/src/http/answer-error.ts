import { fallbackLanguage } from '@bellows/domain'
import type { ErrorHandler } from 'hono'
import type { Logger } from 'pino'
import { describeFault, isDatabaseAway } from '../base/describe-fault.ts'
import type { Studio } from '../base/call.ts'
import { Refusal, unavailable } from '../base/refusal.ts'
import type { AppContext, AppEnv } from './app-env.ts'
import { errorPage } from './error-page.ts'

const UNAVAILABLE = 503

function unexpected(): Refusal {
  return new Refusal({ status: 500, error: 'unexpected', say: (texts) => texts.unexpected })
}

/** A page's own call, answered so within the process. */
const isUnavailable = (cause: unknown): boolean => Object(cause)['status'] === UNAVAILABLE

const wantsPage = (c: AppContext) =>
  !c.req.path.startsWith('/api/') && (c.req.header('accept')?.includes('text/html') ?? false)

/** None where the host is no studio's, or before it is known. */
const studioOf = (c: AppContext): Studio | undefined => c.get('studio')

/** The one error body: `{ error, message, requestId }`, and `validation` where fields are at fault; browsers get a page. */
export function refuse(c: AppContext, refusal: Refusal): Response {
  const { status, error, headers } = refusal
  const studio = studioOf(c)
  const requestId = c.get('requestId')
  const told = refusal.toldIn(studio?.language ?? fallbackLanguage)
  const own = { 'Cache-Control': 'no-store', ...headers }
  if (!wantsPage(c)) return c.json({ error, requestId, ...told }, status, own)
  // Who stands before no studio is told in plain text.
  if (!studio) return c.text(`${told.message}\n`, status, own)
  return c.html(errorPage({ status, message: told.message, requestId, studio }), status, own)
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
