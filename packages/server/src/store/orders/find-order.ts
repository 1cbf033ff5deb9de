import { sql, type RawBuilder } from 'kysely'
import type { Scope } from '../../base/scope.ts'

/** The order that was made under a hold's token. */
export const findOrderOfToken = ({ kysely, businessId }: Scope, token: string) =>
  kysely
    .selectFrom('orders')
    .where('business_id', '=', businessId)
    .where('hold_token', '=', token)
    .select(['id', 'contact', 'status', 'slot_id as slotId', 'confirmed_at as confirmedAt'])
    .executeTakeFirst()

/** An order that was there before its hold: prepared by the owner, a guest of the waitlist's, or an inquiry's. */
export interface ExistingOrder {
  id: string
  serviceId: string | null
  contact: unknown
  status: string | null
  holdToken: string | null
  confirmedAt: Date | null
}

async function findOne({ kysely }: Scope, from: RawBuilder<unknown>): Promise<ExistingOrder | undefined> {
  const { rows } = await sql<ExistingOrder>`
    select o.id, o.service_id as "serviceId", o.contact, o.status, o.hold_token as "holdToken",
      o.confirmed_at as "confirmedAt" ${from}`.execute(kysely)
  return rows[0]
}

/** The order that the owner prepared under this id. */
export const findPreparedOrder = (scope: Scope, id: string, serviceId: string) =>
  findOne(
    scope,
    sql`from orders o where o.business_id = ${scope.businessId} and o.id = ${id} and o.origin = 'OWNER'
      and o.service_id = ${serviceId}`,
  )

/** The order that a slot is kept for, for whoever presents the offer's token. */
export const findOfferedOrder = (scope: Scope, slotId: string, token: string) =>
  findOne(
    scope,
    sql`from slot s join orders o on o.business_id = s.business_id and o.id = s.offer_order_id
      where s.business_id = ${scope.businessId} and s.id = ${slotId} and s.offer_token = ${token}
        and (o.status is null or o.status = 'WAITLIST')`,
  )

/** The lead of an inquiry, with what the inquiry asked about. */
export const findInquiredOrder = (scope: Scope, inquiryId: string) =>
  findOne(
    scope,
    sql`from inquiry i join orders o on o.business_id = i.business_id and o.id = i.order_id
      where i.business_id = ${scope.businessId} and i.id = ${inquiryId}`,
  )
