import { HOLD_MINUTES } from '@bellows/domain'
import { sql, type Kysely } from 'kysely'
import { refused, type Refused } from '../../base/refused.ts'
import type { TxScope, Scope } from '../../base/scope.ts'
import type { Tables } from '../../db/tables.ts'
import { write } from '../../db/write.ts'
import { freeSlots } from './free-holds.ts'
import { choiceValues, clock, heldColumns, offerWhileHeld, type Held, type HoldRequest } from './hold.ts'
import { isOvertaken } from './overtaken.ts'
import { lacksDiscountPlace, lacksRoom, lockAddress, type TooManyHolds } from './places.ts'

export type HoldRefusal =
  | TooManyHolds
  | Refused<'not_found' | 'not_bookable' | 'slot_taken' | 'discount_gone' | 'token_used' | 'overtaken'>
type Request = HoldRequest & { slotId: string }
type Answer = Held | HoldRefusal

/**
 * Holds a slot of a service date. The same token again changes the choice and never the time left; another slot
 * of the same token is freed, only if this one was won.
 */
export async function claimSlot(studio: Scope, request: Request): Promise<Answer> {
  const early = await refusal(studio.kysely, studio.businessId, request)
  if (early) return early
  return write<Answer>(studio.kysely, async (tx, refuse) => {
    const scope = { tx, businessId: studio.businessId }
    await lockAddress(scope, request.address)
    const isTaken = await lockSlots(scope, request)
    if (await isOvertaken(scope, request)) return refuse(refused('overtaken'))
    if (isTaken) return refuse(refused('slot_taken'))
    // Before its other time is freed, so that the place it holds with that goes with it.
    if (await lacksDiscountPlace(scope, request)) return refuse(refused('discount_gone'))
    await freeSlots(tx, scope.businessId, otherHolds(request))
    const crowded = await lacksRoom(scope, request)
    if (crowded) return refuse(crowded)
    const held = await claim(scope.tx, scope.businessId, request)
    return held ?? refuse((await refusal(tx, scope.businessId, request)) ?? refused('slot_taken'))
  })
}

const otherHolds = ({ token, slotId }: Request) =>
  sql`s.hold_token = ${token} and s.id <> ${slotId} and s.status = 'BOOKING'`

const isMine = (token: string) =>
  sql`(s.status = 'BOOKING' and s.hold_token = ${token} and s.lockout_end > now())`

/** Kept for nobody, or for this guest, or held by them since. */
const isOffered = ({ token, offerToken = '' }: Request) =>
  sql`(s.offer_until is null or s.offer_until <= now() or s.offer_token = ${offerToken} or ${isMine(token)})`

/** On offer; a time that its date has closed since is open to whom it is held or kept for. */
const isOpen = ({ token, offerToken = '' }: Request) => sql`(not s.is_disabled or ${isMine(token)}
  or coalesce(s.offer_token = ${offerToken} and s.offer_until > now(), false))`

const isUsed = (businessId: string, token: string) => sql`exists (select 1 from orders o
  where o.business_id = ${businessId} and o.hold_token = ${token} and o.confirmed_at is not null)`

/** The deciding statement: losers wait for the row, see the winner's and change nothing. */
async function claim(tx: Kysely<Tables>, businessId: string, request: Request): Promise<Held | undefined> {
  const { slotId, token, address, turn = 0 } = request
  const mine = isMine(token)
  const chosen = choiceValues(request.choice)
  const keeps = sql`(${mine} and ${request.choice === undefined})`
  const end = sql`case when ${mine} then lockout_end else ${clock} + make_interval(mins => ${HOLD_MINUTES}) end`
  const { rows } = await sql<Held>`
    update slot s set status = 'BOOKING', hold_token = ${token}, hold_address = ${address},
      held_at = case when ${mine} then held_at else ${clock} end,
      lockout_end = ${end}, offer_until = ${offerWhileHeld(sql`(${end})`)},
      extension_count = case when ${mine} then extension_count else 0 end,
      hold_package_id = case when ${keeps} then hold_package_id else ${chosen.packageId} end,
      hold_addons = case when ${keeps} then hold_addons else ${chosen.addons}::jsonb end,
      hold_price = case when ${keeps} then hold_price else ${chosen.price}::jsonb end,
      hold_has_discount = case when ${keeps} then hold_has_discount else ${chosen.hasDiscount} end,
      hold_turn = greatest(case when ${mine} then hold_turn else 0 end, ${turn}::bigint),
      hold_version = hold_version + ${isChange(mine, request)}::int,
      service_updated_at = case when ${keeps} then s.service_updated_at else v.updated_at end
    from service v
    where s.business_id = ${businessId} and s.id = ${slotId}
      and v.business_id = s.business_id and v.id = s.service_id
      and s.service_date_id is not null and ${isOpen(request)} and not s.is_break_time and s.start_time > now()
      and ${isOffered(request)} and not ${isUsed(businessId, token)}
      and (s.status = 'AVAILABLE' or (s.status = 'BOOKING' and (s.lockout_end <= now() or s.hold_token = ${token})))
    returning ${heldColumns}`.execute(tx)
  return rows[0]
}

function isChange(mine: ReturnType<typeof isMine>, { choice }: Request) {
  if (!choice) return sql`(not ${mine})`
  const chosen = choiceValues(choice)
  return sql`(not ${mine} or (s.hold_package_id, s.hold_addons, s.hold_price, s.hold_has_discount) is distinct from
    (${chosen.packageId}, ${chosen.addons}::jsonb, ${chosen.price}::jsonb, ${chosen.hasDiscount}::boolean))`
}

const isTakenFrom = (request: Request) =>
  sql`(s.status = 'BOOKED' or (s.status = 'BOOKING' and s.lockout_end > now() and s.hold_token <> ${request.token})
    or not ${isOffered(request)})`

/** Locks this slot and the token's others, in one order so that two visitors never wait for each other. */
async function lockSlots({ tx, businessId }: TxScope, request: Request): Promise<boolean> {
  const { rows } = await sql<{ id: string; isTaken: boolean }>`
    select s.id, ${isTakenFrom(request)} as "isTaken" from slot s where s.business_id = ${businessId}
      and (s.id = ${request.slotId} or s.hold_token = ${request.token}) order by s.id for update`.execute(tx)
  return rows.some(({ id, isTaken }) => isTaken && id === request.slotId)
}

type Look = { isClosed: boolean; isTaken: boolean; isUsed: boolean }

/** Why this slot can't be held by this token now; undefined if nothing stands against it. */
async function refusal(kysely: Kysely<Tables>, businessId: string, request: Request) {
  const { slotId, token } = request
  const { rows } = await sql<Look>`
    select not ${isOpen(request)} or s.is_break_time or s.start_time <= now() or s.service_date_id is null as "isClosed",
      ${isTakenFrom(request)} as "isTaken",
      ${isUsed(businessId, token)} as "isUsed"
    from slot s where s.business_id = ${businessId} and s.id = ${slotId}`.execute(kysely)
  const [look] = rows
  if (!look) return refused('not_found')
  if (look.isUsed) return refused('token_used')
  if (look.isClosed) return refused('not_bookable')
  return look.isTaken ? refused('slot_taken') : undefined
}
