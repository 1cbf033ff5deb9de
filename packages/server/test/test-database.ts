/**
 * A database for one test file. How to use it:
 *
 *   const database = useTestDatabase()              // at the top of a test file or describe block
 *   test('…', async () => { await database().kysely.selectFrom('slot')… })
 *
 * One in-memory PGlite per test file, loaded from a migrated template that all files share; every table is emptied
 * before each test. With TEST_DATABASE_URL set (`node packages/server/test/with-postgres.ts <command>` sets it) the
 * same tests run on real PostgreSQL, each file in a database of its own.
 * `addStudio`, `addService`, `addSlot` … in studio-fixture.ts put rows in.
 */
import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { extensions } from '../src/db/durable-fs.ts'
import { engineOf } from '../src/db/engine.ts'
import { LitePool } from '../src/db/lite-pool.ts'
import { migrate, migrationFolder } from '../src/db/migrate.ts'
import { kyselyOver, openDatabase, type Database } from '../src/db/open.ts'
import { Publishing } from '../src/db/publishing.ts'
import type { Pool } from '../src/db/pool.ts'
import { createPostgresDatabase } from './postgres.ts'

/** Registers the hooks and gives a getter, since the database is open only while tests run. */
export function useTestDatabase(): () => Database {
  let database: Database | undefined
  beforeAll(async () => {
    database = await openTestDatabase()
  }, 60_000)
  beforeEach(async () => {
    if (database) await truncate(database.pool)
  })
  afterAll(async () => {
    await database?.close()
  })
  return () => {
    if (!database) throw new Error('the test database is open only inside tests')
    return database
  }
}

/** The same without hooks: the caller closes it. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) return openInMemory()
  const { url, drop } = await createPostgresDatabase(server)
  const database = await openDatabase({ url, dataDir: '' })
  return { ...database, close: () => database.close().then(drop) }
}

async function openInMemory(): Promise<Database> {
  const loadDataDir = new Blob([fs.readFileSync(await templateFile())])
  const pool = new LitePool(engineOf(await PGlite.create({ loadDataDir, extensions })))
  const publishing = new Publishing()
  return { kysely: kyselyOver(pool), pool, engine: 'pglite', publishing, close: () => pool.end() }
}

/** Empties every table but the list of migrations. */
export async function truncate(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    "select string_agg(quote_ident(tablename), ', ') as names from pg_tables where schemaname = 'public' and tablename <> 'migration'",
  )
  await pool.query(`truncate ${String(rows[0]?.['names'])} cascade`)
}

async function templateFile(): Promise<string> {
  const file = path.join(os.tmpdir(), `bellows-template-${migrationsHash()}.tar`)
  if (fs.existsSync(file)) return file
  const pglite = await PGlite.create({ extensions })
  await migrate(new LitePool(engineOf(pglite)))
  const dump = await pglite.dumpDataDir('none')
  const building = `${file}.${randomUUID()}`
  fs.writeFileSync(building, Buffer.from(await dump.arrayBuffer()))
  fs.renameSync(building, file)
  await pglite.close()
  return file
}

function migrationsHash(): string {
  const hash = createHash('sha256').update(import.meta.resolve('@electric-sql/pglite'))
  for (const name of fs.readdirSync(migrationFolder).toSorted()) {
    hash.update(name).update(fs.readFileSync(path.join(migrationFolder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}
