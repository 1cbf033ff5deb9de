import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addPackage, addSlot, minutesFromNow, newToken, type StudioRows } from '../studio-fixture.ts'
import { addGuest, addWaitlistService, addWantedSlot } from '../waitlist.ts'
import { CONTENDERS, type Outcome, type RacePath } from './path.ts'

const heldBy = (token: string) =>
  sql`status = 'BOOKING', hold_token = ${token}, held_at = now(), lockout_end = now() + interval '15 minutes'`

/** Looks, then takes: what holding is without its guard. */
async function holdUnguarded({ kysely, businessId }: StudioRows, slotId: string): Promise<Outcome> {
  const which = sql`business_id = ${businessId} and id = ${slotId}`
  const { rows } = await sql`select 1 from slot where ${which} and status = 'AVAILABLE'`.execute(kysely)
  if (rows.length === 0) return 'slot_taken'
  await sql`update slot set ${heldBy(newToken())} where ${which}`.execute(kysely)
  return 'won'
}

const hold: RacePath = {
  name: 'hold: look, then take',
  expected: 1,
  refusals: ['slot_taken'],
  async prepare(studio) {
    const slotId = await addSlot(studio)
    return () => holdUnguarded(studio, slotId)
  },
}

/** The check is in the statement that waits for the lock, so it looks at the time before the wait. */
async function enterUnguarded({ kysely, businessId }: StudioRows, note: string): Promise<Outcome> {
  const { rows } = await sql`
    with locked as (
      update calendar_lock set version = version + 1 where business_id = ${businessId} and calendar_id = 'main'
      returning business_id
    )
    insert into calendar_entry (business_id, id, calendar_id, start_time, end_time, note)
    select business_id, ${randomUUID()}, 'main', now(), ${minutesFromNow(60)}, ${note} from locked
    where not exists (select 1 from calendar_entry where note = ${note}) returning id`.execute(kysely)
  return rows.length > 0 ? 'won' : 'slot_taken'
}

const calendar: RacePath = {
  name: 'calendar: lock and check in one statement',
  expected: 1,
  refusals: ['slot_taken'],
  async prepare(studio) {
    await sql`alter table calendar_entry drop constraint if exists calendar_no_overlap`.execute(studio.kysely)
    const note = randomUUID()
    return () => enterUnguarded(studio, note)
  },
}

async function discountUnguarded(studio: StudioRows, packageId: string, slotId: string): Promise<Outcome> {
  const { kysely, businessId } = studio
  const { rows } = await sql`
    update slot set ${heldBy(newToken())}, hold_package_id = ${packageId}, hold_has_discount = true
    where business_id = ${businessId} and id = ${slotId} and not exists (select 1 from slot o
      where o.business_id = ${businessId} and o.hold_package_id = ${packageId} and o.hold_has_discount)
    returning id`.execute(kysely)
  return rows.length > 0 ? 'won' : 'discount_gone'
}

const discount: RacePath = {
  name: 'discount: count without its lock',
  expected: 1,
  refusals: ['discount_gone'],
  async prepare(studio) {
    const packageId = await addPackage(studio, { id: randomUUID(), places: 1 })
    const slots = await Promise.all(Array.from({ length: CONTENDERS }, () => addSlot(studio)))
    return (contender) => discountUnguarded(studio, packageId, slots[contender] ?? '')
  },
}

/** Looks whether the slot is free, then moves the order there: what select-date is without its lock. */
async function moveUnguarded(studio: StudioRows, orderId: string, slotId: string): Promise<Outcome> {
  const { kysely, businessId } = studio
  const which = sql`business_id = ${businessId} and id = ${slotId}`
  const { rows } = await sql`select 1 from slot where ${which} and status = 'AVAILABLE'`.execute(kysely)
  if (rows.length === 0) return 'slot_taken'
  await sql`update slot set status = 'BOOKED', order_id = ${orderId} where ${which}`.execute(kysely)
  return 'won'
}

const selectDate: RacePath = {
  name: 'select-date: look, then move',
  expected: 1,
  refusals: ['slot_taken'],
  async prepare(studio) {
    const slotId = await addSlot(studio)
    const serviceId = await addWaitlistService(studio)
    const orders = await Promise.all(
      Array.from({ length: CONTENDERS }, () => addGuest(studio, { serviceId })),
    )
    return (contender) => moveUnguarded(studio, orders[contender] ?? '', slotId)
  },
}

/** Asks the oldest who was not asked, without the slot's lock and the belt behind it. */
async function offerUnguarded({ kysely, businessId }: StudioRows, slotId: string): Promise<Outcome> {
  const { rows: standing } = await sql`select 1 from waitlist_offer
    where business_id = ${businessId} and slot_id = ${slotId} and ended_at is null`.execute(kysely)
  if (standing.length > 0) return 'again'
  const { rows } = await sql`
    insert into waitlist_offer (business_id, slot_id, order_id, until)
    select o.business_id, ${slotId}, o.id, now() + interval '1 day' from orders o, slot s
    where o.business_id = ${businessId} and s.business_id = o.business_id and s.id = ${slotId}
      and o.service_id = s.service_id and o.status = 'WAITLIST' and not exists (select 1 from waitlist_offer w
        where w.business_id = o.business_id and w.order_id = o.id)
    order by o.created_at, random() limit 1 on conflict do nothing returning order_id`.execute(kysely)
  return rows.length > 0 ? 'won' : 'again'
}

const waitlist: RacePath = {
  name: 'waitlist: look, then ask the next guest',
  expected: 1,
  refusals: ['again'],
  async prepare(studio) {
    await sql`drop index if exists waitlist_offer_slot`.execute(studio.kysely)
    const serviceId = await addWaitlistService(studio)
    for (let count = 0; count < CONTENDERS; count += 1) await addGuest(studio, { serviceId })
    await sql`update orders set created_at = 'epoch' where service_id = ${serviceId}`.execute(studio.kysely)
    const slotId = await addWantedSlot(studio, serviceId)
    return () => offerUnguarded(studio, slotId)
  },
}

/** Each must let more than one win somewhere in its rounds, else the races above prove nothing. */
export const controls = [hold, calendar, discount, selectDate, waitlist]
