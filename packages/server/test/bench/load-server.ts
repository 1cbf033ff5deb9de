/** The server itself; with RAISES set it also publishes once a second, from within, since an embedded database has one process. */
import { sql } from 'kysely'
import { startServer } from '../../src/commands/start-server.ts'

const EVERY = 1000

const { database } = await startServer(process.env, [])
if (process.env['RAISES']) {
  const raising = setInterval(
    () => void sql`update business set content_version = content_version + 1`.execute(database.kysely),
    EVERY,
  )
  // While it closes there is nothing left to publish to.
  process.once('SIGTERM', () => clearInterval(raising))
}
