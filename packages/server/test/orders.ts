import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { bookOrder } from '../src/store/orders/book-order.ts'
import { storeOrder, type Ordered, type OrderRequest } from '../src/store/orders/store-order.ts'
import { claimSlot } from '../src/store/holds/claim-slot.ts'
import type { Scope } from '../src/base/scope.ts'
import { write } from '../src/db/write.ts'
import { newToken } from './studio-fixture.ts'

type Needed = Pick<OrderRequest, 'token' | 'slotId' | 'holdVersion'>

/** An order with one invoice of its whole total. */
export function anOrder(more: Needed & Partial<OrderRequest>): OrderRequest {
  const totalMinor = more.totalMinor ?? 19_500
  const invoice = {
    id: randomUUID(),
    milestone: 'DURING_BOOKING' as const,
    label: '',
    isRetainer: true,
    amountMinor: totalMinor,
    days: 0,
    dueDate: '2030-01-31',
  }
  return {
    orderId: randomUUID(),
    customerId: randomUUID(),
    contact: { fullName: 'Ada Lovelace', email: 'Ada@example.org', phone: '+44 20 7946 0000' },
    quote: { total: '195.00' },
    totalMinor,
    currency: 'USD',
    invoices: [invoice],
    locale: 'en-US',
    note: '',
    campaign: null,
    ...more,
  }
}

export const confirmationOf = ({ orderId, termsVersion }: Ordered, token: string) => ({
  orderId,
  termsVersion,
  token,
  outboxId: randomUUID(),
})

/** Orders and confirms what a visitor holds; the order's id. */
export async function bookHeld(studio: Scope, held: Needed & Partial<OrderRequest>): Promise<string> {
  const ordered = await storeOrder(studio, anOrder(held))
  if (!ordered.ok) throw new Error(ordered.reason)
  const confirmed = await bookOrder(studio, confirmationOf(ordered, held.token))
  if (!confirmed.ok) throw new Error(confirmed.reason)
  return ordered.orderId
}

/** Holds, orders and confirms a slot for a new visitor; the order's id. */
export async function bookSlot(studio: Scope, slotId: string): Promise<string> {
  const token = newToken()
  const held = await claimSlot(studio, { slotId, token, address: null, maxPerAddress: 5 })
  if (!held.ok) throw new Error(held.reason)
  return bookHeld(studio, { token, slotId, holdVersion: held.holdVersion })
}

/** Booked orders of free slots, written at once for races that need many; their ids in the slots' order. */
export async function addBookedOrders(studio: Scope, slotIds: readonly string[]): Promise<string[]> {
  const { businessId } = studio
  const pairs = slotIds.map((slotId) => ({ slotId, id: randomUUID(), invoiceId: randomUUID() }))
  const rows = sql`jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as v("slotId" text, id text, "invoiceId" text)`
  await write(studio.kysely, async (tx) => {
    await sql`insert into orders (business_id, id, status, service_id, slot_id, shoot_start, shoot_end, total_minor,
        currency, locale, confirmed_at)
      select ${businessId}, v.id, 'BOOKED', s.service_id, s.id, s.start_time, s.end_time, 19500, 'USD', 'en-US', now()
      from ${rows} join slot s on s.business_id = ${businessId} and s.id = v."slotId"`.execute(tx)
    await sql`insert into invoice (business_id, id, order_id, position, milestone, amount_minor, currency)
      select ${businessId}, v."invoiceId", v.id, 0, 'DURING_BOOKING', 19500, 'USD' from ${rows}`.execute(tx)
    await sql`insert into outbox (business_id, id, kind, dedupe_key, payload)
      select ${businessId}, v.id, 'order.booked', 'order.booked:' || v.id, '{}' from ${rows}`.execute(tx)
    await sql`update slot s set status = 'BOOKED', order_id = v.id from ${rows}
      where s.business_id = ${businessId} and s.id = v."slotId"`.execute(tx)
  })
  return pairs.map(({ id }) => id)
}
