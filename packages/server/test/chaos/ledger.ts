import { sql } from 'kysely'
import type { StudioRows } from '../studio-fixture.ts'

export interface Ledger {
  /** Ids of booked orders by the address that booked them. */
  booked: Map<string, string[]>
  orders: number
  /** Slots that are booked, and those that a hold still keeps. */
  bookedSlots: number
  heldSlots: number
  /** Messages of new bookings. */
  told: number
  inquiries: Map<string, string[]>
}

function byEmail(rows: readonly { email: string; id: string }[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { email, id } of rows) found.set(email, [...(found.get(email) ?? []), id])
  return found
}

/** What really stands in the database, whatever anybody was answered. */
export async function readLedger({ kysely, businessId }: StudioRows): Promise<Ledger> {
  const mine = sql`business_id = ${businessId}`
  const { rows: booked } = await sql<{ email: string; id: string }>`
    select contact ->> 'email' as email, id from orders where ${mine} and status = 'BOOKED'`.execute(kysely)
  const { rows: asked } = await sql<{ email: string; id: string }>`
    select contact ->> 'email' as email, id from inquiry where ${mine}`.execute(kysely)
  const { rows: counts } = await sql<Omit<Ledger, 'booked' | 'inquiries'>>`select
    (select count(*)::int from orders where ${mine} and origin <> 'INQUIRY') as orders,
    (select count(*)::int from slot where ${mine} and status = 'BOOKED') as "bookedSlots",
    (select count(*)::int from slot where ${mine} and status = 'BOOKING') as "heldSlots",
    (select count(*)::int from outbox where ${mine} and kind = 'order.booked') as told`.execute(kysely)
  const [first] = counts
  if (!first) throw new Error('a count is always answered')
  return { ...first, booked: byEmail(booked), inquiries: byEmail(asked) }
}
