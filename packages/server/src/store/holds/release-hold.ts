import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { freeSlots } from './free-holds.ts'

/** Gives back the token's hold, or what is left of it; true if there was one. */
export async function releaseHold(studio: Scope, token: string): Promise<boolean> {
  return write(studio.kysely, async (tx) => {
    const which = sql`s.hold_token = ${token} and s.status = 'BOOKING'`
    return (await freeSlots(tx, studio.businessId, which)).length > 0
  })
}
