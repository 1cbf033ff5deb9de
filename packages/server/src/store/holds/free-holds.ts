import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { TxScope } from '../../base/scope.ts'
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

/** Frees all that a token holds. */
export const freeHoldsOf = ({ tx, businessId }: TxScope, token: string): Promise<FreedSlot[]> =>
  freeSlots(tx, businessId, sql`s.hold_token = ${token} and s.status = 'BOOKING'`)

export interface Release {
  token: string
  slotId: string
  /** Rises with each wish of the visitor: what was asked for later is kept. Absent, this one is the newest. */
  turn?: number | undefined
}

/** Frees one of them. */
export function freeHold(
  { tx, businessId }: TxScope,
  { token, slotId, turn }: Release,
): Promise<FreedSlot[]> {
  const isOlder = turn === undefined ? sql`true` : sql`s.hold_turn <= ${turn}::bigint`
  const which = sql`s.id = ${slotId} and s.hold_token = ${token} and s.status = 'BOOKING' and ${isOlder}`
  return freeSlots(tx, businessId, which)
}
