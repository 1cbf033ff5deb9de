import { sql } from 'kysely'
import type { Database } from './db/open.ts'
import { openStorage } from './open-storage.ts'
import { seed } from './seed.ts'
import { readSettings } from './settings.ts'

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Empties every table but the list of migrations. */
async function empty({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ names: string }>`
    select string_agg(quote_ident(tablename), ', ') as names from pg_tables
    where schemaname = 'public' and tablename <> 'migration'`.execute(kysely)
  await sql`truncate ${sql.raw(rows[0]?.names ?? '')} cascade`.execute(kysely)
}

async function run(): Promise<void> {
  const settings = readSettings(process.env)
  if (settings.databaseUrl !== undefined && !process.argv.includes('--yes')) {
    throw new Error('This deletes everything in the database of DATABASE_URL; add --yes to do it')
  }
  const database = await openStorage(settings, () => undefined)
  try {
    await empty(database)
    await seed({ database, settings }, say)
  } finally {
    await database.close()
  }
}

try {
  await run()
} catch (cause) {
  process.stderr.write(`${cause instanceof Error ? cause.message : String(cause)}\n`)
  process.exitCode = 1
}
