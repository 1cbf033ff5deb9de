import { sql, type RawBuilder, type Transaction } from 'kysely'
import type { TxScope } from '../../base/scope.ts'
import type { Tables } from '../../db/tables.ts'
import { cleared } from './hold.ts'

export type FreedSlot = {
  id: string
  /** It is there for the next: of a date, or kept for a guest of the waitlist. */
  isThere: boolean
  /** It was a full session's, and booked. */
  wasBooked: boolean
  serviceId: string
  startTime: Date
  endTime: Date
}

const freedColumns = sql`s.id, s.service_id as "serviceId", s.start_time as "startTime", s.end_time as "endTime"`

const isKept = sql`coalesce(s.offer_until > now(), false)`

/** A slot `s` that is there for the next: kept for a guest, or at a time that its date offers. */
const stays = sql`(${isKept} or (s.service_date_id is not null and not s.is_disabled))`

/** A full session's slot (alias `s`) that a guest of the waitlist was offered: links to it say what became of it. */
export const wasKept = sql`(s.service_date_id is null and s.offer_token is not null)`

/** `set` clauses of such a slot that is kept for nobody; its time leaves the calendar. */
export const keptNoMore = sql`${cleared}, offer_order_id = null, offer_until = least(offer_until, now())`

/** A slot `s` that nobody may have after whoever has it: of a full session, or at a time its date has closed since. */
export const vanishesWhenFree = sql`(not ${stays} and not ${wasKept})`

/**
 * Frees the slots (alias `s`) that `which` names: those that are on offer become available, those that are kept for a
 * guest stay kept, others vanish.
 */
export async function freeSlots(
  tx: Transaction<Tables>,
  businessId: string,
  which: RawBuilder<unknown>,
): Promise<FreedSlot[]> {
  const { rows } = await sql<FreedSlot>`
    with there as (
      update slot s set ${cleared}
      where s.business_id = ${businessId} and ${stays} and ${which} returning ${freedColumns}
    ), lapsed as (
      update slot s set ${keptNoMore}
      where s.business_id = ${businessId} and ${wasKept} and not ${isKept} and ${which} returning s.business_id, s.id
    ), left_calendar as (
      delete from calendar_entry e using lapsed where e.business_id = lapsed.business_id and e.slot_id = lapsed.id
    ), made as (
      delete from slot s
      where s.business_id = ${businessId} and ${vanishesWhenFree} and ${which}
      returning ${freedColumns}, s.status = 'BOOKED' and s.service_date_id is null as "wasBooked"
    )
    select there.*, false as "wasBooked", true as "isThere" from there
    union all select made.*, false from made`.execute(tx)
  return rows
}

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
