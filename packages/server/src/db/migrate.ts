import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Client, Pool } from './pool.ts'

export const migrationFolder = path.join(import.meta.dirname, 'migrations')
const lockKey = 7_236_851

/**
 * Brings the schema up to date; any number of processes may start at once.
 * A file that begins with `-- requires <extension>` is left out where that extension is not on offer.
 * @throws if an applied file was changed afterwards
 */
export async function migrate(pool: Pool, folder = migrationFolder): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query(`set statement_timeout = 0; set lock_timeout = 0; select pg_advisory_lock(${lockKey})`)
    await client.query(
      'create table if not exists migration (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    )
    for (const name of namesIn(folder)) await applyOnce(client, path.join(folder, name))
    await client.query(`select pg_advisory_unlock(${lockKey}); reset statement_timeout; reset lock_timeout`)
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}

const namesIn = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()

/** Names of migrations that are on offer here and not applied. */
export async function missingMigrations(pool: Pool, folder = migrationFolder): Promise<string[]> {
  const { rows } = await pool.query('select name from migration')
  const applied = new Set(rows.map(({ name }) => name))
  const missing = []
  for (const name of namesIn(folder).filter((file) => !applied.has(file))) {
    if (await isOnOffer(pool, fs.readFileSync(path.join(folder, name), 'utf8'))) missing.push(name)
  }
  return missing
}

async function applyOnce(client: Client, file: string): Promise<void> {
  const name = path.basename(file)
  const text = fs.readFileSync(file, 'utf8')
  const sha256 = createHash('sha256').update(text).digest('hex')
  const { rows } = await client.query('select sha256 from migration where name = $1', [name])
  if (rows[0]) {
    if (rows[0].sha256 !== sha256) throw new Error(`migration ${name} was changed after it had been applied`)
    return
  }
  if (!(await isOnOffer(client, text))) return
  await client.query('begin')
  try {
    await client.query(text)
    await client.query('insert into migration (name, sha256) values ($1, $2)', [name, sha256])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function isOnOffer(client: Pick<Client, 'query'>, text: string): Promise<boolean> {
  const extension = /^-- requires (\w+)/.exec(text)?.[1]
  if (!extension) return true
  const { rows } = await client.query('select 1 from pg_available_extensions where name = $1', [extension])
  return rows.length > 0
}
