import { HOLD_MINUTES } from '@bellows/domain'
import { sql, type Kysely, type Transaction } from 'kysely'
import { refused } from '../../base/refused.ts'
import type { Scope, TxScope } from '../../base/scope.ts'
import { isFault } from '../../db/pool.ts'
import type { Tables } from '../../db/tables.ts'
import { write } from '../../db/write.ts'
import { calendarOf, expiredWithin, isTaken, lockCalendarOf, type CalendarScope } from './calendar.ts'
import type { HoldRefusal } from './claim-slot.ts'
import { freeSlots } from './free-holds.ts'
import { choiceValues, clock, heldColumns, offerWhileHeld, type Held, type HoldRequest } from './hold.ts'
import { isOvertaken } from './overtaken.ts'
import { lacksDiscountPlace, lacksRoom, lockAddress } from './places.ts'

export type TimeRequest = HoldRequest & {
  /** The id a new slot would get. */
  slotId: string
  serviceId: string
  startTime: Date
  endTime: Date
}
type Answer = Held | HoldRefusal

/**
 * Holds a free start time of a full session, or one that a reserved link keeps for the token. The same token with the
 * same start keeps its time left and takes the new choice and end; any other hold of the token is freed.
 */
export async function holdTime(studio: Scope, request: TimeRequest): Promise<Answer> {
  const { kysely, businessId } = studio
  const calendarId = await calendarOf(studio, request.serviceId)
  if (calendarId === undefined) return refused('not_found')
  if (await isTokenUsed(kysely, businessId, request.token)) return refused('token_used')
  if (await isTaken(kysely, { businessId, calendarId }, wishOf(request))) return refused('slot_taken')
  const run = (tx: Transaction<Tables>, refuse: (value: Answer) => never) =>
    claimTime({ tx, businessId }, request, refuse)
  try {
    return await write<Answer>(kysely, run)
  } catch (error) {
    if (isFault(error, '23P01', 'calendar_no_overlap')) return refused('slot_taken')
    throw error
  }
}

async function claimTime(studio: TxScope, request: TimeRequest, refuse: (value: Answer) => never) {
  const { tx, businessId } = studio
  await lockAddress(studio, request.address)
  const scope = await lockCalendarOf(studio, request.serviceId)
  if (!scope) return refuse(refused('not_found'))
  if (await isOvertaken(scope, request)) return refuse(refused('overtaken'))
  await freeSlots(tx, businessId, expiredWithin(scope, request))
  // Before its other time is freed, so that the place it holds with that goes with it.
  if (await lacksDiscountPlace(scope, request)) return refuse(refused('discount_gone'))
  await freeSlots(tx, businessId, otherHolds(request))
  const crowded = await lacksRoom(scope, request)
  if (crowded) return refuse(crowded)
  if (await isTaken(tx, scope, wishOf(request))) return refuse(refused('slot_taken'))
  return (await change(scope, request)) ?? (await insert(scope, request)) ?? refuse(refused('not_bookable'))
}

const isMine = ({ token }: TimeRequest) =>
  sql`(s.status = 'BOOKING' and s.hold_token = ${token} and s.lockout_end > now())`

/** The start that the token holds, or that is kept for it. */
const isSame = (request: TimeRequest) =>
  sql`(s.service_id = ${request.serviceId} and s.start_time = ${request.startTime} and s.service_date_id is null
    and s.status <> 'BOOKED' and (${isMine(request)} or (s.offer_token is not distinct from ${request.token}
      and s.offer_until > now() and (s.status = 'AVAILABLE' or s.lockout_end <= now()))))`

const wishOf = (request: TimeRequest) => ({ ...request, own: isSame(request) })

const otherHolds = (request: TimeRequest) =>
  sql`s.hold_token = ${request.token} and s.status = 'BOOKING' and not ${isSame(request)}`

async function isTokenUsed(kysely: Kysely<Tables>, businessId: string, token: string): Promise<boolean> {
  const order = await kysely
    .selectFrom('orders')
    .select('id')
    .where('business_id', '=', businessId)
    .where('hold_token', '=', token)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return order !== undefined
}

/** A time that is kept stays kept as a whole, so that trying a shorter package takes nothing from the next guest. */
const blockedUntil = ({ endTime }: TimeRequest) =>
  sql`case when s.offer_until > now() then greatest(e.end_time, ${endTime}) else ${endTime} end`

async function change({ tx, businessId }: CalendarScope, request: TimeRequest): Promise<Held | undefined> {
  const chosen = choiceValues(request.choice)
  const mine = isMine(request)
  const keeps = sql`(${mine} and ${request.choice === undefined}::boolean)`
  const end = sql`case when ${mine} then s.lockout_end else ${clock} + make_interval(mins => ${HOLD_MINUTES}) end`
  const { rows } = await sql<Held>`
    with moved as (
      update calendar_entry e set end_time = ${blockedUntil(request)} from slot s
      where s.business_id = ${businessId} and e.business_id = s.business_id and e.slot_id = s.id and ${isSame(request)}
      returning e.slot_id
    )
    update slot s set end_time = ${request.endTime}, hold_address = ${request.address}, status = 'BOOKING',
      hold_token = ${request.token}, held_at = case when ${mine} then held_at else ${clock} end,
      lockout_end = ${end}, offer_until = ${offerWhileHeld(sql`(${end})`)},
      extension_count = case when ${mine} then extension_count else 0 end,
      hold_turn = greatest(case when ${mine} then hold_turn else 0 end, ${request.turn ?? 0}::bigint),
      hold_version = hold_version + (not ${mine} or s.end_time <> ${request.endTime} or (not ${keeps} and
        (s.hold_package_id, s.hold_addons, s.hold_price, s.hold_has_discount) is distinct from
        (${chosen.packageId}, ${chosen.addons}::jsonb, ${chosen.price}::jsonb, ${chosen.hasDiscount}::boolean)))::int,
      hold_package_id = case when ${keeps} then hold_package_id else ${chosen.packageId} end,
      hold_addons = case when ${keeps} then hold_addons else ${chosen.addons}::jsonb end,
      hold_price = case when ${keeps} then hold_price else ${chosen.price}::jsonb end,
      hold_has_discount = case when ${keeps} then hold_has_discount else ${chosen.hasDiscount} end,
      service_updated_at = case when ${keeps} then s.service_updated_at else v.updated_at end
    from moved, service v
    where s.business_id = ${businessId} and s.id = moved.slot_id
      and v.business_id = s.business_id and v.id = s.service_id
    returning ${heldColumns}`.execute(tx)
  return rows[0]
}

async function insert(
  { tx, businessId, calendarId }: CalendarScope,
  request: TimeRequest,
): Promise<Held | undefined> {
  const { slotId, serviceId, startTime, endTime, token, address, turn = 0 } = request
  const chosen = choiceValues(request.choice)
  const { rows } = await sql<Held>`
    with s as (
      insert into slot (business_id, id, service_id, start_time, end_time, status, held_at, lockout_end,
        hold_token, hold_address, hold_package_id, hold_addons, hold_price, hold_has_discount, hold_version,
        hold_turn, service_updated_at)
      select ${businessId}, ${slotId}, v.id, ${startTime}::timestamptz, ${endTime}::timestamptz, 'BOOKING', ${clock},
        ${clock} + make_interval(mins => ${HOLD_MINUTES}), ${token}, ${address}, ${chosen.packageId},
        ${chosen.addons}::jsonb, ${chosen.price}::jsonb, ${chosen.hasDiscount}::boolean, 1,
        ${turn}::bigint, v.updated_at
      from service v
      where v.business_id = ${businessId} and v.id = ${serviceId} and not v.is_mini_session
        and ${startTime}::timestamptz > now()
      returning *
    ), entered as (
      insert into calendar_entry (business_id, id, calendar_id, start_time, end_time, slot_id)
      select s.business_id, s.id, ${calendarId}, s.start_time, s.end_time, s.id from s
      returning slot_id
    )
    select ${heldColumns} from s join entered on entered.slot_id = s.id`.execute(tx)
  return rows[0]
}
