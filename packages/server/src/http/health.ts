import { Hono } from 'hono'
import type { Services } from '../base/call.ts'
import { describeFault } from '../base/describe-fault.ts'
import { missingMigrations } from '../db/migrate.ts'
import type { AppEnv } from './app-env.ts'
import { refuseOtherMethods } from './method-gate.ts'

const plain = { 'Cache-Control': 'no-store' }

async function isReady({ database, log }: Pick<Services, 'database' | 'log'>): Promise<boolean> {
  try {
    const missing = await missingMigrations(database.pool)
    if (missing.length > 0) log.error({ missing }, 'database is not migrated')
    return missing.length === 0
  } catch (cause) {
    log.error(describeFault(cause), 'database does not answer')
    return false
  }
}

/** `/healthz`: the process runs. `/readyz`: its database answers and is migrated. Neither asks for a studio. */
export function health({ database, log }: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/healthz', (c) => c.text('ok', 200, plain))
  app.get('/readyz', async (c) => {
    if (await isReady({ database, log })) return c.text('ready', 200, plain)
    return c.text('not ready', 503, { ...plain, 'Retry-After': '2' })
  })
  for (const path of ['/healthz', '/readyz']) refuseOtherMethods(app, path, ['GET'])
  return app
}
