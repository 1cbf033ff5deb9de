import { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import type { Services } from './call.ts'
import { describeFault } from './describe-fault.ts'

const plain = { 'Cache-Control': 'no-store' }

/** `/healthz`: the process runs. `/readyz`: it can answer from its database. Neither asks for a studio. */
export function health({ database, log }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/healthz', (c) => c.text('ok', 200, plain))
  app.get('/readyz', async (c) => {
    try {
      await database.pool.query('select 1')
      return c.text('ready', 200, plain)
    } catch (cause) {
      log.error(describeFault(cause), 'database does not answer')
      return c.text('not ready', 503, { ...plain, 'Retry-After': '2' })
    }
  })
  return app
}
