import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import type { Choice } from '../holds/hold.ts'
import { isPaidByProvider } from '../orders/paid-by-provider.ts'

/** An order that was paid through a provider and is not booked yet. */
export interface PaidOrder {
  id: string
  token: string
  serviceId: string
  slotId: string | null
  /** The slot belongs to a service date; others are made for their hold. */
  isDated: boolean
  shootStart: Date | null
  shootEnd: Date | null
  termsVersion: number
  choice: Choice
}

type Row = Omit<PaidOrder, 'choice'> & {
  packageId: string | null
  addons: unknown
  quote: unknown
  hasDiscount: boolean
}

const retainerOpen = sql`exists (select 1 from invoice i where i.business_id = o.business_id and i.order_id = o.id
  and i.payment_status = 'PENDING' and i.is_retainer and i.amount_minor > 0)`

/** The `orders o` that wait only for being booked. */
export const isPaidUnbooked = sql`(o.confirmed_at is null and o.status is distinct from 'CANCELLED'
  and o.hold_token is not null and ${isPaidByProvider} and not ${retainerOpen})`

export async function readPaidOrder(
  { kysely, businessId }: Scope,
  orderId: string,
): Promise<PaidOrder | undefined> {
  const { rows } = await sql<Row>`
    select o.id, o.hold_token as token, o.service_id as "serviceId", o.slot_id as "slotId",
      coalesce(s.service_date_id is not null, false) as "isDated", o.shoot_start as "shootStart",
      o.shoot_end as "shootEnd", o.terms_version as "termsVersion", o.package_id as "packageId", o.addons, o.quote,
      o.has_discount as "hasDiscount"
    from orders o left join slot s on s.business_id = o.business_id and s.id = o.slot_id
    where o.business_id = ${businessId} and o.id = ${orderId} and ${isPaidUnbooked}`.execute(kysely)
  const [row] = rows
  if (!row) return undefined
  const { packageId, addons, quote, hasDiscount, ...order } = row
  return { ...order, choice: { packageId, addons, price: { quote }, hasDiscount } }
}

/** Those of all studios. */
export async function readPaidUnbooked(kysely: Scope['kysely'], most: number) {
  const { rows } = await sql<{ businessId: string; id: string }>`
    select o.business_id as "businessId", o.id from orders o where ${isPaidUnbooked} limit ${most}`.execute(
    kysely,
  )
  return rows
}
