import { PGlite } from '@electric-sql/pglite'
import { extensions } from '../src/db/durable-fs.ts'
import { engineOf } from '../src/db/engine.ts'
import { LitePool } from '../src/db/lite-pool.ts'
import { migrate } from '../src/db/migrate.ts'
import { kyselyOver, type Database } from '../src/db/open.ts'
import { Publishing } from '../src/db/publishing.ts'

/** An empty, migrated database in memory, for scripts that run outside Vitest. */
export async function openMemoryDatabase(): Promise<Database> {
  const pool = new LitePool(engineOf(await PGlite.create({ extensions })))
  await migrate(pool)
  const publishing = new Publishing()
  return { kysely: kyselyOver(pool), pool, engine: 'pglite', publishing, close: () => pool.end() }
}
