import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { AppEnv } from './app-env.ts'
import { routePattern } from './route-pattern.ts'

/** One line per answer; ids and queries stay out of it, the address is logged by its pattern. */
export function accessLog(log: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const start = performance.now()
    c.set('route', routePattern(c.req.path))
    await next()
    log[c.env?.isInProcess ? 'debug' : 'info'](
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        route: c.get('route'),
        status: c.res.status,
        ms: Math.round(performance.now() - start),
      },
      'answered',
    )
  }
}
