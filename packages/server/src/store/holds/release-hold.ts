import { sql } from 'kysely'
import type { Scope, TxScope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { freeHold, type Release } from './free-holds.ts'

/** Gives back the token's hold of a slot, or what is left of it; true if there was one. */
export async function releaseHold({ kysely, businessId }: Scope, release: Release): Promise<boolean> {
  return write(kysely, async (tx) => {
    const { token, turn } = release
    if (turn !== undefined) await giveUp({ tx, businessId }, token, turn)
    return (await freeHold({ tx, businessId }, release)).length > 0
  })
}

/** Keeps that whatever was asked for before this `turn` is wanted no more. */
async function giveUp({ tx, businessId }: TxScope, token: string, turn: number): Promise<void> {
  await sql`insert into given_up as g (business_id, hold_token, turn)
    values (${businessId}, ${token}, ${turn}::bigint)
    on conflict (business_id, hold_token) do update set
      turn = greatest(g.turn, excluded.turn), given_up_at = now()`.execute(tx)
}
