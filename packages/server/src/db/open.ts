import path from 'node:path'
import { Kysely, PostgresDialect, type PostgresPoolClient } from 'kysely'
import { ensureFolder } from './first-start.ts'
import { lockFolder } from './folder-lock.ts'
import { makeFolder } from './make-folder.ts'
import { LitePool } from './lite-pool.ts'
import { startMaintenance } from './maintenance.ts'
import { migrate } from './migrate.ts'
import { namingPool } from './named-statements.ts'
import type { Client, Pool } from './pool.ts'
import { postgresPool } from './postgres-pool.ts'
import { Publishing } from './publishing.ts'
import { publishingChannel } from './publishing-channel.ts'
import { QuickCompiler } from './quick-compiler.ts'
import type { Tables } from './tables.ts'
import { workerEngine } from './worker-engine.ts'

export type Database = {
  kysely: Kysely<Tables>
  pool: Pool
  engine: 'pglite' | 'postgres'
  publishing: Publishing
  close(): Promise<void>
}

export type DatabaseOptions = {
  /** A PostgreSQL URL; without one the embedded engine keeps its data in dataDir. */
  url?: string | undefined
  dataDir: string
  /** Connections to PostgreSQL. */
  max?: number
  /** Told of failures that no caller waits for: a lost idle connection, a failed tidy-up. */
  onError?: (error: unknown) => void
  /** Told when the embedded engine has ended by itself; until the process starts anew every call is refused. */
  onLost?: (error: Error) => void
}

const ignore = () => undefined

/** @throws FolderInUse if another process has dataDir */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  return options.url ? openPostgres({ ...options, url: options.url }) : openEmbedded(options)
}

class QuickDialect extends PostgresDialect {
  override createQueryCompiler = () => new QuickCompiler()
}

export function kyselyOver(pool: Pool): Kysely<Tables> {
  const connect = async () => {
    const client = await pool.connect()
    if (!isDialectClient(client)) throw new TypeError('not a connection')
    return client
  }
  return new Kysely<Tables>({
    dialect: new QuickDialect({ pool: { connect, end: () => pool.end(), options: {} } }),
  })
}

/** The same object by Kysely's own type, which differs in overloads that nobody uses here. */
function isDialectClient(client: Client): client is Client & PostgresPoolClient {
  return 'query' in client && 'release' in client
}

async function openPostgres({ url, max = 10, onError = ignore }: DatabaseOptions & { url: string }) {
  const pool = namingPool(postgresPool({ url, max, onError }))
  await migrateOrEnd(pool)
  const publishing = new Publishing(publishingChannel(url, onError))
  const close = async () => {
    await publishing.close()
    await pool.end()
  }
  return { kysely: kyselyOver(pool), pool, engine: 'postgres' as const, publishing, close }
}

async function openEmbedded({ dataDir, onError = ignore, onLost }: DatabaseOptions): Promise<Database> {
  const folder = path.resolve(dataDir)
  makeFolder(path.dirname(folder))
  const lock = lockFolder(folder)
  try {
    await ensureFolder(folder)
    const pool = new LitePool(await workerEngine(folder, onLost))
    await migrateOrEnd(pool)
    const maintenance = startMaintenance(pool, onError)
    const close = async () => {
      maintenance.stop()
      await pool.end().finally(lock.release)
    }
    return { kysely: kyselyOver(pool), pool, engine: 'pglite', publishing: new Publishing(), close }
  } catch (error) {
    lock.release()
    throw error
  }
}

async function migrateOrEnd(pool: Pool): Promise<void> {
  try {
    await migrate(pool)
  } catch (error) {
    await pool.end()
    throw error
  }
}
