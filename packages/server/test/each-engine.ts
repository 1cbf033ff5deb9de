import { openDatabase, type Database } from '../src/db/open.ts'
import { openMemoryDatabase } from './memory-database.ts'
import { createPostgresDatabase, startPostgres } from './postgres.ts'

/**
 * Runs the same on an empty, migrated database of each engine, one after the other: PGlite in memory, then PostgreSQL
 * (TEST_DATABASE_URL, else a throwaway cluster).
 */
export async function onEachEngine(run: (database: Database) => Promise<void>): Promise<void> {
  const embedded = await openMemoryDatabase()
  await run(embedded).finally(() => embedded.close())
  const cluster = await startPostgres(['fsync=off'])
  try {
    const { url, drop } = await createPostgresDatabase(cluster.url)
    const database = await openDatabase({ url, dataDir: '' })
    await run(database).finally(() => database.close().then(drop))
  } finally {
    await cluster.stop()
  }
}
