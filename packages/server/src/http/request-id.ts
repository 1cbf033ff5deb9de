import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-env.ts'

/**
 * Names each request; the name goes into its log line, its error body and `X-Request-Id`.
 * Hono's own would take a visitor's name for it, or else not answer with ours.
 */
export const requestIds: MiddlewareHandler<AppEnv> = async (c, next) => {
  const requestId = randomUUID()
  c.set('requestId', requestId)
  await next()
  c.res.headers.set('X-Request-Id', requestId)
}
