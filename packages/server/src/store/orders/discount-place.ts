import { sql } from 'kysely'
import type { TxScope } from '../../base/scope.ts'

/** Places of the discount `d` that live holds reserve. */
const heldPlaces = sql`(select count(*) from slot h
  where h.business_id = d.business_id and h.hold_package_id = d.package_id and h.status = 'BOOKING'
    and h.hold_has_discount and h.lockout_end > now())`

const isPastLast = sql`(d.max_places > 0 and d.used_count + ${heldPlaces} >= d.max_places)`

/** A booking at its discount takes a place of it, once; what was paid for takes it even past the last one. */
export async function takeDiscountPlace({ tx, businessId }: TxScope, orderId: string): Promise<void> {
  // Locked in a statement of its own, so that the held places are counted after the lock.
  const { rows } = await sql`
    update discount d set version = version + 1 from orders o
    where o.business_id = ${businessId} and o.id = ${orderId} and o.has_discount and not o.has_discount_place
      and d.business_id = o.business_id and d.package_id = o.package_id returning 1`.execute(tx)
  if (rows.length === 0) return
  await sql`
    with taking as (
      update orders set has_discount_place = true where business_id = ${businessId} and id = ${orderId}
      returning business_id, package_id
    )
    update discount d set used_count = used_count + 1, over_count = over_count + ${isPastLast}::int from taking t
    where d.business_id = t.business_id and d.package_id = t.package_id`.execute(tx)
}

/** A booking that took a place of its package's discount leaves it to another. */
export async function giveDiscountPlaceBack({ tx, businessId }: TxScope, orderId: string): Promise<void> {
  await sql`
    with giving as (
      update orders set has_discount_place = false
      where business_id = ${businessId} and id = ${orderId} and has_discount_place returning business_id, package_id
    )
    update discount d set used_count = d.used_count - 1, over_count = greatest(d.over_count - 1, 0),
      version = d.version + 1 from giving g
    where d.business_id = g.business_id and d.package_id = g.package_id and d.used_count > 0`.execute(tx)
}
