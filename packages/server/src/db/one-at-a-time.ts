import type { Database } from './open.ts'

const lockKey = 7_236_852

/** Runs what only one of several processes may do at a time; the embedded engine has one process anyway. */
export async function oneAtATime<T>({ engine, pool }: Database, run: () => Promise<T>): Promise<T> {
  if (engine === 'pglite') return run()
  const client = await pool.connect()
  try {
    await client.query(`set statement_timeout = 0; set lock_timeout = 0; select pg_advisory_lock(${lockKey})`)
    return await run()
  } finally {
    // The lock and the settings end with the connection, whatever happened on it.
    client.release(true)
  }
}
