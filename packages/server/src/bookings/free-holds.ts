import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '../db/tables.ts'
import { cleared } from './hold.ts'

/** Frees the slots (alias `s`) that `which` names: those of a date become available, others vanish. */
export async function freeSlots(
  tx: Transaction<Tables>,
  businessId: string,
  which: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql`
    with dated as (
      update slot s set ${cleared}
      where s.business_id = ${businessId} and s.service_date_id is not null and ${which} returning s.id
    ), made as (
      delete from slot s
      where s.business_id = ${businessId} and s.service_date_id is null and ${which} returning s.id
    )
    select id from dated union all select id from made`.execute(tx)
  return rows.length
}
