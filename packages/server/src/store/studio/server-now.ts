import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'

/** The database's clock, the only one that holds and prices are judged by. */
export async function serverNow({ kysely }: Pick<Scope, 'kysely'>): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select date_trunc('milliseconds', now()) as now`.execute(kysely)
  return rows[0]?.now ?? new Date()
}
