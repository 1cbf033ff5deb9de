import pg from 'pg'

export type QueryResult = {
  command: string
  rowCount: number | null
  rows: Record<string, unknown>[]
}

/** A borrowed connection; without `values` the text may hold several statements. */
export type Client = {
  query(text: string, values?: readonly unknown[]): Promise<QueryResult>
  release(destroy?: boolean): void
}

/** What pg.Pool and LitePool have in common, and all that this server uses of either. */
export type Pool = {
  connect(): Promise<Client>
  query(text: string, values?: readonly unknown[]): Promise<QueryResult>
  end(): Promise<void>
}

export const DatabaseError = pg.DatabaseError

/** The database could not be asked, or its answer never came; by SQLSTATE a failed connection. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway'
  readonly code = '08006'
}

/** True for an error the database itself answered, of that SQLSTATE (and constraint, if one is named). */
export function isFault(error: unknown, code: string, constraint?: string): boolean {
  if (!(error instanceof DatabaseError) || error.code !== code) return false
  return constraint === undefined || error.constraint === constraint
}
