import { sql } from 'kysely'
import type { Scope, TxScope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { freeSlots } from './free-holds.ts'

interface Release {
  token: string
  slotId: string
  /** Rises with each wish of the visitor: what was asked for later is kept. Absent, this one is the newest. */
  turn?: number | undefined
}

/** Gives back the token's hold of a slot, or what is left of it; true if there was one. */
export async function releaseHold(studio: Scope, { token, slotId, turn }: Release): Promise<boolean> {
  return write(studio.kysely, async (tx) => {
    if (turn !== undefined) await giveUp({ tx, businessId: studio.businessId }, token, turn)
    const isOlder = turn === undefined ? sql`true` : sql`s.hold_turn <= ${turn}::bigint`
    const which = sql`s.id = ${slotId} and s.hold_token = ${token} and s.status = 'BOOKING' and ${isOlder}`
    return (await freeSlots(tx, studio.businessId, which)).length > 0
  })
}

/** Keeps that whatever was asked for before this `turn` is wanted no more. */
async function giveUp({ tx, businessId }: TxScope, token: string, turn: number): Promise<void> {
  await sql`insert into given_up as g (business_id, hold_token, turn)
    values (${businessId}, ${token}, ${turn}::bigint)
    on conflict (business_id, hold_token) do update set
      turn = greatest(g.turn, excluded.turn), given_up_at = now()`.execute(tx)
}
