import pg from 'pg'
import { valueParser } from './parse-value.ts'

const types = {
  getTypeParser: (type: number, format?: string) =>
    format === 'binary' ? pg.types.getTypeParser(type, 'binary') : valueParser(type),
}

export type PostgresOptions = { url: string; max?: number; onError: (error: unknown) => void }

/** Bounds on every statement, and a listener: a pool without one ends the process when the server restarts. */
export function postgresPool({ url, max = 10, onError }: PostgresOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    application_name: 'bellows',
    options: '-c TimeZone=UTC',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 10_000,
    lock_timeout: 3_000,
    idle_in_transaction_session_timeout: 10_000,
  })
  pool.on('error', onError)
  return pool
}
