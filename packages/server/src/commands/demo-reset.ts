import { sql } from 'kysely'
import type { Database } from '../db/open.ts'
import { runCommand, say } from './run-command.ts'
import { seed } from './seed.ts'

/** Empties every table but the list of migrations. */
async function empty({ kysely }: Database): Promise<void> {
  const { rows } = await sql<{ names: string }>`
    select string_agg(quote_ident(tablename), ', ') as names from pg_tables
    where schemaname = 'public' and tablename <> 'migration'`.execute(kysely)
  await sql`truncate ${sql.raw(rows[0]?.names ?? '')} cascade`.execute(kysely)
}

const line = { usage: 'npm run demo:reset [-- --yes]', switches: ['yes'] }

await runCommand(line, async ({ database, settings }, { switches }) => {
  if (settings.databaseUrl !== undefined && !switches.has('yes')) {
    throw new Error('This deletes everything in the database of DATABASE_URL; add --yes to do it')
  }
  await empty(database)
  await seed({ database, settings }, say)
})
