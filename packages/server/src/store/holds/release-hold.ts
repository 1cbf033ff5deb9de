import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
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
    const isOlder = turn === undefined ? sql`true` : sql`s.hold_turn <= ${turn}::bigint`
    const which = sql`s.id = ${slotId} and s.hold_token = ${token} and s.status = 'BOOKING' and ${isOlder}`
    return (await freeSlots(tx, studio.businessId, which)).length > 0
  })
}
