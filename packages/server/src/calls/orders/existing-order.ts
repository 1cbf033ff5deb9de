import { sql, type RawBuilder } from 'kysely'
import { conflict, notFound, type Refusal } from '../../base/refusal.ts'
import type { Scope } from '../../base/scope.ts'

/** An order that was there before its hold: prepared by the owner, a guest of the waitlist's, or an inquiry's. */
export interface ExistingOrder {
  id: string
  serviceId: string | null
  contact: unknown
  status: string | null
  holdToken: string | null
  confirmedAt: Date | null
}

export const orderClosed = (): Refusal => conflict('order_closed', (texts) => texts.orderClosed)

async function readOne({ kysely }: Scope, from: RawBuilder<unknown>): Promise<ExistingOrder | undefined> {
  const { rows } = await sql<ExistingOrder>`
    select o.id, o.service_id as "serviceId", o.contact, o.status, o.hold_token as "holdToken",
      o.confirmed_at as "confirmedAt" ${from}`.execute(kysely)
  return rows[0]
}

/** The order that the owner prepared under this id. @throws Refusal 404 */
export async function preparedOrder(scope: Scope, id: string, serviceId: string): Promise<ExistingOrder> {
  const found = await readOne(
    scope,
    sql`from orders o where o.business_id = ${scope.businessId} and o.id = ${id} and o.origin = 'OWNER'
      and o.service_id = ${serviceId}`,
  )
  if (!found) throw notFound()
  return found
}

/** The order that a slot is kept for, for whoever presents the offer's token. */
export async function offeredOrder(
  scope: Scope,
  slotId: string,
  token: string,
): Promise<ExistingOrder | undefined> {
  return readOne(
    scope,
    sql`from slot s join orders o on o.business_id = s.business_id and o.id = s.offer_order_id
      where s.business_id = ${scope.businessId} and s.id = ${slotId} and s.offer_token = ${token}
        and (o.status is null or o.status = 'WAITLIST')`,
  )
}

/** The lead of an inquiry, with what the inquiry asked about. @throws Refusal 404 */
export async function inquiredOrder(scope: Scope, inquiryId: string): Promise<ExistingOrder> {
  const found = await readOne(
    scope,
    sql`from inquiry i join orders o on o.business_id = i.business_id and o.id = i.order_id
      where i.business_id = ${scope.businessId} and i.id = ${inquiryId}`,
  )
  if (!found) throw notFound()
  return found
}
