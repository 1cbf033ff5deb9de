import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { recordTables, studioSecrets } from '../record-tables.ts'

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
  return [...files, await secretsFile({ kysely, businessId })]
}

/** What of the studio's own row no other file says: what its calendar and its owner's tokens are known by. */
async function secretsFile({ kysely, businessId }: Scope): Promise<[string, string]> {
  const { rows } = await sql<{ line: string }>`
    select jsonb_build_object('calendar_token', calendar_token, 'owner_token_version', owner_token_version)::text as line
    from business where id = ${businessId}`.execute(kysely)
  return [`records/${studioSecrets}.ndjson`, rows.map(({ line }) => `${line}\n`).join('')]
}
