import { EXTENSION_MINUTES } from '@bellows/domain'
import { sql } from 'kysely'
import { refused, type Refused } from '../../base/refused.ts'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { EXTENSION_WINDOW_MINUTES, heldColumns, longestEnd, offerWhileHeld, type Held } from './hold.ts'

export type ExtendRefusal = Refused<'hold_lost' | 'too_early' | 'no_more'>
type Request = { slotId: string; token: string; seenLockoutEnd: Date; maxExtensions: number }

/**
 * Adds 15 minutes where `lockoutEnd` still is the one the caller saw, or what declined payments have left of the last
 * ones; asked again, answers what is.
 */
export async function lengthenHold(studio: Scope, request: Request): Promise<Held | ExtendRefusal> {
  return write<Held | ExtendRefusal>(studio.kysely, async (tx) => {
    const { slotId, token, seenLockoutEnd, maxExtensions } = request
    const mine = sql`s.business_id = ${studio.businessId} and s.id = ${slotId} and s.status = 'BOOKING'
      and s.hold_token = ${token} and s.lockout_end > now()`
    const longest = longestEnd(maxExtensions)
    const end = sql`least(s.lockout_end + make_interval(mins => ${EXTENSION_MINUTES}), ${longest})`
    const extended = await sql<Held>`
      update slot s set lockout_end = ${end}, offer_until = ${offerWhileHeld(end)}, extension_count = extension_count + 1
      where ${mine} and s.lockout_end = ${seenLockoutEnd} and s.extension_count < ${maxExtensions}
        and s.lockout_end < ${longest}
        and s.lockout_end < now() + make_interval(mins => ${EXTENSION_WINDOW_MINUTES})
      returning ${heldColumns}`.execute(tx)
    if (extended.rows[0]) return extended.rows[0]
    const { rows } = await sql<Standing>`
      select ${heldColumns}, s.extension_count < ${maxExtensions} and s.lockout_end < ${longest} as "hasMore"
      from slot s where ${mine}`.execute(tx)
    return rows[0] ? answerFor(rows[0], request) : refused('hold_lost')
  })
}

/** A hold as it is, and whether it may be extended once it is nearer to its end. */
type Standing = Held & { hasMore: boolean }

function answerFor({ hasMore, ...held }: Standing, { seenLockoutEnd }: Request): Held | ExtendRefusal {
  if (held.lockoutEnd.getTime() !== seenLockoutEnd.getTime()) return held
  return refused(hasMore ? 'too_early' : 'no_more')
}
