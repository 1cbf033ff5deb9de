import { sql } from 'kysely'
import type { Tx } from '../db/put-rows.ts'
import { lateReference, recordTables } from './record-tables.ts'

const AT_ONCE = 500

/** What happened at a studio, as it was exported: by table, a JSON row on each line. */
export type Records = ReadonlyMap<string, readonly string[]>

async function hasHistory(tx: Tx, businessId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from orders where business_id = ${businessId}
    union all select 1 from service_date where business_id = ${businessId} limit 1`.execute(tx)
  return rows.length > 0
}

/** The rows go in as text, so that no number or instant loses a digit on the way. */
async function insertRows(
  tx: Tx,
  table: string,
  { businessId, lines }: { businessId: string; lines: string[] },
) {
  const own = JSON.stringify({
    business_id: businessId,
    ...(table === lateReference.table && { [lateReference.column]: null }),
  })
  await sql`insert into ${sql.table(table)} select row.* from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) line
    cross join lateral jsonb_populate_record(null::${sql.table(table)}, line || ${own}::jsonb) row`.execute(
    tx,
  )
}

async function referToSlots(tx: Tx, { businessId, lines }: { businessId: string; lines: string[] }) {
  await sql`update orders o set slot_id = line ->> 'slot_id'
    from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) line
    where o.business_id = ${businessId} and o.id = line ->> 'id' and line ->> 'slot_id' is not null`.execute(
    tx,
  )
}

function* batches(lines: readonly string[]): Generator<string[]> {
  for (let from = 0; from < lines.length; from += AT_ONCE) yield lines.slice(from, from + AT_ONCE)
}

/** Puts them into a studio that has neither orders nor dates; another's are left alone. */
export async function writeRecords(tx: Tx, businessId: string, records: Records): Promise<void> {
  if (records.size === 0 || (await hasHistory(tx, businessId))) return
  for (const table of await recordTables(tx)) {
    for (const lines of batches(records.get(table) ?? [])) await insertRows(tx, table, { businessId, lines })
  }
  for (const lines of batches(records.get(lateReference.table) ?? []))
    await referToSlots(tx, { businessId, lines })
}
