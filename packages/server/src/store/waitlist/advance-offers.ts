import { sql } from 'kysely'
import type { TxScope, Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { offerSlot } from './offer-slot.ts'

const AT_ONCE = 200

interface Due {
  business_id: string
  slot_id: string
}

/** Offers whose time is over and whose guest holds nothing. */
async function dueOffers(kysely: Scope['kysely']): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select w.business_id, w.slot_id from waitlist_offer w
      join slot s on s.business_id = w.business_id and s.id = w.slot_id
    where w.ended_at is null and w.until <= now() and (s.status <> 'BOOKING' or s.lockout_end <= now())
    order by w.until limit ${AT_ONCE}`.execute(kysely)
  return rows
}

/** The slot's lock comes first, so that of several servers one ends the offer and asks the next guest. */
async function endIfDue({ tx, businessId }: TxScope, slotId: string): Promise<boolean> {
  await sql`select 1 from slot where business_id = ${businessId} and id = ${slotId} for update`.execute(tx)
  const { rows } = await sql`
    update waitlist_offer w set ended_at = now() from slot s
    where w.business_id = ${businessId} and w.slot_id = ${slotId} and w.ended_at is null and w.until <= now()
      and s.business_id = w.business_id and s.id = w.slot_id
      and (s.status <> 'BOOKING' or s.lockout_end <= now())
    returning w.order_id`.execute(tx)
  return rows.length > 0
}

async function passOn(
  kysely: Scope['kysely'],
  { business_id: businessId, slot_id: slotId }: Due,
): Promise<void> {
  await write(kysely, async (tx) => {
    const scope = { tx, businessId }
    if (await endIfDue(scope, slotId)) await offerSlot(scope, slotId)
  })
}

/** Passes on what was offered and not taken, in all studios; one that fails keeps none of the others waiting. */
export async function advanceOffers(kysely: Scope['kysely']): Promise<void> {
  const failures: unknown[] = []
  for (const due of await dueOffers(kysely)) {
    await passOn(kysely, due).catch((cause: unknown) => failures.push(cause))
  }
  if (failures.length > 0) throw failures[0]
}
