import { orderMoves, statusesBefore } from '@bellows/domain'
import { sql } from 'kysely'
import { refused, type Refused } from '../../base/refused.ts'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { datedOf, freeSlots } from '../holds/free-holds.ts'
import { putMessage } from '../outbox/put-message.ts'
import { endOffersOf } from '../waitlist/end-offers.ts'
import { offerSlots } from '../waitlist/offer-slot.ts'

type Cancelled = { ok: true; orderId: string }
type CancelRefusal = Refused<'not_found' | 'not_cancellable'>
type Request = { orderId: string; reason: string; outboxId: string }
type Answer = Cancelled | CancelRefusal

const cancellable = statusesBefore(orderMoves, 'CANCELLED')

/**
 * Frees the slots, for the waitlist first, and cancels what is not paid; a shoot that took place, or a cancelled
 * order, stays.
 */
export async function cancelOrder(studio: Scope, request: Request): Promise<Answer> {
  const { businessId } = studio
  const { orderId, reason, outboxId } = request
  return write<Answer>(studio.kysely, async (tx) => {
    const { rows } = await sql<Cancelled>`
      update orders set status = 'CANCELLED', cancelled_at = now(), cancel_reason = ${reason}, updated_at = now()
      where business_id = ${businessId} and id = ${orderId}
        and (status is null or status = any(${cancellable}::text[]))
      returning true as ok, id as "orderId"`.execute(tx)
    if (!rows[0]) return refused((await exists(studio, orderId, tx)) ? 'not_cancellable' : 'not_found')
    const freed = await freeSlots(tx, businessId, sql`s.order_id = ${orderId}`)
    await sql`update invoice set payment_status = 'CANCELED'
      where business_id = ${businessId} and order_id = ${orderId} and payment_status = 'PENDING'`.execute(tx)
    await giveDiscountBack(tx, studio.businessId, orderId)
    const scope = { tx, businessId }
    const key = `order.cancelled:${orderId}`
    await putMessage(scope, { id: outboxId, kind: 'order.cancelled', key, payload: { orderId } })
    await offerSlots(scope, [...datedOf(freed), ...(await endOffersOf(scope, orderId))])
    return rows[0]
  })
}

/** A booking that took a place of its package's discount leaves it to another. */
async function giveDiscountBack(tx: Scope['kysely'], businessId: string, orderId: string): Promise<void> {
  await sql`update discount d set used_count = d.used_count - 1, version = d.version + 1 from orders o
    where o.business_id = ${businessId} and o.id = ${orderId} and o.has_discount and o.confirmed_at is not null
      and d.business_id = o.business_id and d.package_id = o.package_id and d.used_count > 0`.execute(tx)
}

async function exists({ businessId }: Scope, orderId: string, tx: Scope['kysely']): Promise<boolean> {
  const { rows } =
    await sql`select 1 from orders where business_id = ${businessId} and id = ${orderId}`.execute(tx)
  return rows.length > 0
}
