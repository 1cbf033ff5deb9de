import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { recordTables } from '../record-tables.ts'

/** `records/<table>.ndjson`: every row of what happened, as the database writes it, in a settled order. */
export async function recordFiles({ kysely, businessId }: Scope): Promise<[string, string][]> {
  const files: [string, string][] = []
  for (const table of await recordTables(kysely)) {
    const { rows } = await sql<{ line: string }>`
      select (to_jsonb(t) - 'business_id')::text as line from ${sql.table(table)} t
      where t.business_id = ${businessId} order by (to_jsonb(t) - 'business_id')::text collate "C"`.execute(
      kysely,
    )
    if (rows.length > 0) files.push([`records/${table}.ndjson`, rows.map(({ line }) => `${line}\n`).join('')])
  }
  return files
}
