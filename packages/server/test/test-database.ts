/**
 * A database for one test file. How to use it:
 *
 *   const database = useTestDatabase()              // at the top of a test file or describe block
 *   test('…', async () => { await database().kysely.selectFrom('slot')… })
 *
 * One in-memory PGlite for all files of a worker, loaded from a migrated template; every table is emptied before each
 * test. A file that changes the schema asks for a database of its own. With TEST_DATABASE_URL set
 * (`node packages/server/test/with-postgres.ts <command>` sets it) the same tests run on real PostgreSQL, each file in a
 * database of its own.
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

type Use = Readonly<{
  /** For a file that changes the schema. */
  isOwn?: boolean
  /** Its rows are kept from test to test, in a file whose tests change nothing. */
  isKept?: boolean
}>

/** Registers the hooks and gives a getter, since the database is open only while tests run. */
export function useTestDatabase({ isOwn = false, isKept = false }: Use = {}): () => Database {
  let database: Database | undefined
  beforeAll(async () => {
    database = await (isOwn ? openTestDatabase() : borrowDatabase())
  }, 60_000)
  const before = isKept ? beforeAll : beforeEach
  before(async () => {
    if (database) await empty(database.pool)
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

let inMemory: Promise<Database> | undefined

/** The one in memory is opened once and never closed; what is published in a file is heard in that file alone. */
async function borrowDatabase(): Promise<Database> {
  if (process.env['TEST_DATABASE_URL']) return openTestDatabase()
  inMemory ??= openInMemory()
  const database = await inMemory
  return { ...database, publishing: new Publishing(), close: () => Promise.resolve() }
}

async function openInMemory(): Promise<Database> {
  const loadDataDir = new Blob([fs.readFileSync(await templateFile())])
  const pool = new LitePool(engineOf(await PGlite.create({ loadDataDir, extensions })))
  const publishing = new Publishing()
  return { kysely: kyselyOver(pool), pool, engine: 'pglite', publishing, close: () => pool.end() }
}

/**
 * Empties every table but the list of migrations. To delete the few rows of a test takes a tenth of the time that it
 * takes to truncate fifty tables; as a replica does it, so that no trigger and no reference stands in the way.
 */
export async function empty(pool: Pool): Promise<void> {
  await pool.query(`do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migration' loop
      execute format('delete from %I', name);
    end loop;
  end $$`)
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
