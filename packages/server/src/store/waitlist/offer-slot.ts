import { dayOf, offerEnd, reservedPath } from '@bellows/domain'
import { sql } from 'kysely'
import { newHoldToken, newId } from '../../base/new-id.ts'
import type { TxScope } from '../../base/scope.ts'
import { expiredWithin, isTaken, lockCalendarOf } from '../holds/calendar.ts'
import { freeSlots, keptNoMore, wasKept, type FreedSlot } from '../holds/free-holds.ts'
import { OFFER_GRACE_MINUTES } from '../holds/hold.ts'

interface FreeSlot {
  id: string
  serviceId: string
  startTime: Date
  zone: string
  minimumNotice: number
  isOpen: boolean
  now: Date
}

/**
 * Locks a slot of a date, or one of a full session that stands in the calendar, that nobody has or holds; its offers are
 * looked at only after that.
 */
async function lockFreeSlot({ tx, businessId }: TxScope, slotId: string): Promise<FreeSlot | undefined> {
  const { rows } = await sql<FreeSlot>`
    select s.id, s.service_id as "serviceId", s.start_time as "startTime", b.time_zone as zone,
      b.minimum_notice_minutes as "minimumNotice", v.is_waitlist_enabled and not v.is_paused as "isOpen", now() as now
    from slot s
      join service v on v.business_id = s.business_id and v.id = s.service_id
      join business b on b.id = s.business_id
    where s.business_id = ${businessId} and s.id = ${slotId}
      and (s.service_date_id is not null or exists (select 1 from calendar_entry e
        where e.business_id = s.business_id and e.slot_id = s.id))
      and not s.is_disabled and not s.is_break_time
      and (s.status = 'AVAILABLE' or (s.status = 'BOOKING' and s.lockout_end <= now()))
    for update of s`.execute(tx)
  return rows[0]
}

async function hasStandingOffer({ tx, businessId }: TxScope, slotId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from waitlist_offer
    where business_id = ${businessId} and slot_id = ${slotId} and ended_at is null`.execute(tx)
  return rows.length > 0
}

/** Whom the slot may be offered to: each guest once, and one offer at a time, on the days they named. */
function waitingFor(businessId: string, { id, serviceId, startTime, zone }: FreeSlot) {
  const day = dayOf(startTime.getTime(), zone)
  return sql`from orders o where o.business_id = ${businessId} and o.service_id = ${serviceId}
    and o.status = 'WAITLIST' and (o.preferred_days = '[]' or jsonb_exists(o.preferred_days, ${day}))
    and not exists (select 1 from waitlist_offer w where w.business_id = o.business_id and w.order_id = o.id
      and (w.slot_id = ${id} or w.ended_at is null))`
}

/** The oldest guest who waits; one whom another slot was just offered to is passed over. */
async function nextGuest(
  { tx, businessId }: TxScope,
  slot: FreeSlot,
  until: Date,
): Promise<string | undefined> {
  const waiting = waitingFor(businessId, slot)
  for (;;) {
    const { rows } = await sql<{ orderId: string }>`
      insert into waitlist_offer (business_id, slot_id, order_id, offered_at, until)
      select o.business_id, ${slot.id}, o.id, ${slot.now}, ${until} ${waiting}
      order by o.created_at, o.id limit 1 for no key update of o
      on conflict do nothing returning order_id as "orderId"`.execute(tx)
    if (rows[0]) return rows[0].orderId
    const { rows: left } = await sql`select 1 ${waiting} limit 1`.execute(tx)
    if (left.length === 0) return undefined
  }
}

/** All of the time that is kept, of which the guest before may have held a part. */
const wholeTime = sql`coalesce((select e.end_time from calendar_entry e
  where e.business_id = s.business_id and e.slot_id = s.id and s.service_date_id is null), s.end_time)`

async function keepFor({ tx, businessId }: TxScope, slot: FreeSlot, offer: { orderId: string; until: Date }) {
  const token = newHoldToken()
  const payload = { ...offer, slotId: slot.id, path: reservedPath(slot.id, token) }
  await sql`
    with kept as (
      update slot s set offer_token = ${token}, offer_order_id = ${offer.orderId}, end_time = ${wholeTime},
        offer_until = ${offer.until}::timestamptz + make_interval(mins => ${OFFER_GRACE_MINUTES})
      where s.business_id = ${businessId} and s.id = ${slot.id} returning s.id
    )
    insert into outbox (business_id, id, kind, dedupe_key, payload)
    select ${businessId}, ${newId()}, 'waitlist.offered', ${`waitlist.offered:${slot.id}:${offer.orderId}`},
      ${JSON.stringify(payload)}::jsonb from kept`.execute(tx)
}

/** The time of a full session is everyone's once it is out of the calendar. */
async function openToAll({ tx, businessId }: TxScope, slotId: string): Promise<void> {
  const which = sql`s.business_id = ${businessId} and s.id = ${slotId}`
  await sql`update slot s set offer_token = null, offer_until = null, offer_order_id = null
    where ${which} and s.service_date_id is not null and s.offer_token is not null`.execute(tx)
  await sql`with lapsed as (update slot s set ${keptNoMore} where ${which} and ${wasKept} returning s.business_id, s.id)
    delete from calendar_entry e using lapsed where e.business_id = lapsed.business_id and e.slot_id = lapsed.id`.execute(
    tx,
  )
}

/** A free slot whose date has closed its time is for nobody after its guest. */
async function dropClosed({ tx, businessId }: TxScope, slotId: string): Promise<void> {
  await sql`delete from slot s where s.business_id = ${businessId} and s.id = ${slotId} and s.is_disabled
    and s.service_date_id is not null
    and (s.status = 'AVAILABLE' or (s.status = 'BOOKING' and s.lockout_end <= now()))
    and not exists (select 1 from waitlist_offer w
      where w.business_id = s.business_id and w.slot_id = s.id and w.ended_at is null)`.execute(tx)
}

/**
 * Keeps a free slot for the oldest guest of the waitlist who was not asked yet, or opens it to everyone. Nothing
 * happens to a slot that is held, booked, or kept for a guest whose time is not over.
 */
export async function offerSlot(scope: TxScope, slotId: string): Promise<void> {
  const slot = await lockFreeSlot(scope, slotId)
  if (!slot) return dropClosed(scope, slotId)
  if (await hasStandingOffer(scope, slotId)) return
  const end = offerEnd(slot.now.getTime(), slot.startTime.getTime(), slot.minimumNotice)
  const until = end === null || !slot.isOpen ? null : new Date(end)
  const orderId = until && (await nextGuest(scope, slot, until))
  if (until && orderId) await keepFor(scope, slot, { orderId, until })
  else await openToAll(scope, slotId)
}

/** Sets the time of a full session that was booked into the calendar again, unless it is taken; its new slot. */
async function setKept(scope: TxScope, freed: FreedSlot): Promise<string | undefined> {
  const { tx, businessId } = scope
  const { serviceId, startTime, endTime } = freed
  const calendar = await lockCalendarOf(scope, serviceId)
  if (!calendar) return undefined
  const times = { startTime, endTime }
  await freeSlots(tx, businessId, expiredWithin(calendar, times))
  const token = newHoldToken()
  if (await isTaken(tx, calendar, { ...times, token })) return undefined
  const id = newId()
  // The entry goes first: where something is in the way after all, nothing is kept, and what freed the time stands.
  const { rows } = await sql<{ id: string }>`
    with e as (
      insert into calendar_entry (business_id, id, calendar_id, start_time, end_time, slot_id)
      values (${businessId}, ${id}, ${calendar.calendarId}, ${startTime}, ${endTime}, ${id})
      on conflict do nothing returning *
    )
    insert into slot (business_id, id, service_id, start_time, end_time, offer_token, offer_until)
    select e.business_id, e.slot_id, ${serviceId}, e.start_time, e.end_time, ${token}, now() from e
    returning id`.execute(tx)
  return rows[0]?.id
}

async function isAnyoneWaiting({ tx, businessId }: TxScope, serviceId: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from orders where business_id = ${businessId} and service_id = ${serviceId}
    and status = 'WAITLIST' limit 1`.execute(tx)
  return rows.length > 0
}

/** What may be offered of a freed slot: a full session's time has vanished with its booking, and is set anew. */
async function standing(scope: TxScope, freed: FreedSlot): Promise<string | undefined> {
  if (freed.isThere) return freed.id
  const isWanted = freed.wasBooked && (await isAnyoneWaiting(scope, freed.serviceId))
  return isWanted ? setKept(scope, freed) : undefined
}

/** Offers what an order had booked or held. */
export async function offerFreed(scope: TxScope, freed: readonly FreedSlot[]): Promise<void> {
  for (const slot of freed) {
    const id = await standing(scope, slot)
    if (id !== undefined) await offerSlot(scope, id)
  }
}

/** The same for slots that were kept for an order. */
export async function offerSlots(scope: TxScope, slotIds: readonly string[]): Promise<void> {
  for (const slotId of slotIds) await offerSlot(scope, slotId)
}
