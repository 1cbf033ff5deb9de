import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { addService, addSlot, minutesFromNow, type StudioRows } from './studio-fixture.ts'

const DAY = 1440

/** A mini service with a waitlist. */
export async function addWaitlistService(studio: StudioRows): Promise<string> {
  const id = `waitlisted-${randomUUID()}`
  await addService(studio, { id, is_waitlist_enabled: true })
  return id
}

/** A guest who joined so many minutes ago, for any of the days. */
export async function addGuest(
  { kysely, businessId }: StudioRows,
  { serviceId, minutesAgo = 0, days = [] }: { serviceId: string; minutesAgo?: number; days?: string[] },
): Promise<string> {
  const id = randomUUID()
  const contact = JSON.stringify({
    fullName: 'Ed Waiter',
    email: 'ed@people.example',
    phone: '+1 555 010 0400',
  })
  await sql`insert into orders (business_id, id, origin, status, service_id, contact, currency, locale, preferred_days,
      created_at)
    values (${businessId}, ${id}, 'WAITLIST', 'WAITLIST', ${serviceId}, ${contact}::jsonb, 'USD', 'en-US',
      ${JSON.stringify(days)}::jsonb, ${minutesFromNow(-minutesAgo)})`.execute(kysely)
  return id
}

/** A slot ten days ahead of a service with a waitlist. */
export async function addWantedSlot(studio: StudioRows, serviceId: string, days = 10): Promise<string> {
  const start = days * DAY
  return addSlot(studio, {
    service_id: serviceId,
    start_time: minutesFromNow(start),
    end_time: minutesFromNow(start + 20),
  })
}

/** Whom a slot is kept for now, and the token that opens it. */
export async function offerOf({ kysely }: StudioRows, slotId: string) {
  const slot = kysely.selectFrom('slot').select(['offer_order_id as orderId', 'offer_token as token'])
  return slot.where('id', '=', slotId).executeTakeFirstOrThrow()
}

/** Moves an offer into the past, as time would. */
export async function endOffer({ kysely }: StudioRows, slotId: string, minutesAgo = 1): Promise<void> {
  await sql`update waitlist_offer set offered_at = ${minutesFromNow(-DAY - minutesAgo)},
    until = ${minutesFromNow(-minutesAgo)} where slot_id = ${slotId} and ended_at is null`.execute(kysely)
  await sql`update slot set offer_until = ${minutesFromNow(10 - minutesAgo)}
    where id = ${slotId} and offer_token is not null`.execute(kysely)
}
