import type { Pool, QueryResult } from '../../src/db/pool.ts'

export interface Statement {
  text: string
  values: readonly unknown[]
}

/** The same pool, with every statement kept in `statements` in the order in which they were sent. */
export function recordingPool(pool: Pool): { pool: Pool; statements: Statement[] } {
  const statements: Statement[] = []
  const kept = (query: Pool['query']): Pool['query'] => {
    return (text: string, values: readonly unknown[] = []): Promise<QueryResult> => {
      statements.push({ text, values })
      return query(text, values)
    }
  }
  const connect: Pool['connect'] = async () => {
    const client = await pool.connect()
    return {
      query: kept((text, values) => client.query(text, values)),
      release: (destroy) => client.release(destroy),
    }
  }
  return {
    pool: { connect, query: kept((text, values) => pool.query(text, values)), end: () => pool.end() },
    statements,
  }
}
