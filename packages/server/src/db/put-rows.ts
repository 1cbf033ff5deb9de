import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from './tables.ts'

export type Tx = Transaction<Tables>
type Value = string | number | boolean | null | Date | RawBuilder<unknown>
export type Row = Readonly<Record<string, Value>>

/** A value for a jsonb column. */
export const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::jsonb`

interface Put {
  table: keyof Tables
  /** Columns that name a row; one that is there already takes the new values. */
  key: readonly string[]
  rows: readonly Row[]
  /** Columns that keep what they have. */
  kept?: readonly string[]
}

const names = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)))

function onConflict({ key, kept = [] }: Put, columns: readonly string[]): RawBuilder<unknown> {
  const changed = columns.filter((column) => !key.includes(column) && !kept.includes(column))
  if (changed.length === 0) return sql`on conflict (${names(key)}) do nothing`
  const sets = changed.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`)
  return sql`on conflict (${names(key)}) do update set ${sql.join(sets)}`
}

/** Inserts rows of equal columns, or brings them up to date where their key is taken. */
export async function putRows(tx: Tx, put: Put): Promise<void> {
  const columns = Object.keys(put.rows[0] ?? {})
  for (const row of put.rows) {
    const values = sql.join(columns.map((column) => sql`${row[column] ?? null}`))
    await sql`insert into ${sql.table(put.table)} (${names(columns)}) values (${values})
      ${onConflict(put, columns)}`.execute(tx)
  }
}

/** Rows of a studio that are not among `ids` any more. */
export async function dropOthers(
  tx: Tx,
  { table, businessId, ids }: { table: keyof Tables; businessId: string; ids: readonly string[] },
): Promise<void> {
  await sql`delete from ${sql.table(table)} where business_id = ${businessId}
    and not (id = any(${ids}::text[]))`.execute(tx)
}
