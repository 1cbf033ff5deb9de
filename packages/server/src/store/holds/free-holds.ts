import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import { cleared } from './hold.ts'

export type FreedSlot = { id: string; isDated: boolean }

/** Frees the slots (alias `s`) that `which` names: those of a date become available, others vanish. */
export async function freeSlots(
  tx: Transaction<Tables>,
  businessId: string,
  which: RawBuilder<unknown>,
): Promise<FreedSlot[]> {
  const { rows } = await sql<FreedSlot>`
    with dated as (
      update slot s set ${cleared}
      where s.business_id = ${businessId} and s.service_date_id is not null and ${which} returning s.id
    ), made as (
      delete from slot s
      where s.business_id = ${businessId} and s.service_date_id is null and ${which} returning s.id
    )
    select id, true as "isDated" from dated union all select id, false from made`.execute(tx)
  return rows
}

/** The slots of dates among them, which may be offered to the waitlist. */
export const datedOf = (freed: readonly FreedSlot[]): string[] =>
  freed.flatMap(({ id, isDated }) => (isDated ? [id] : []))
