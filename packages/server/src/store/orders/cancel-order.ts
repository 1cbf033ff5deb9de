import { orderMoves, statusesBefore } from '@bellows/domain'
import { sql, type RawBuilder } from 'kysely'
import { refused, type Refused } from '../../base/refused.ts'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { freeSlots } from '../holds/free-holds.ts'
import { putMessage } from '../outbox/put-message.ts'
import { endOffersOf } from '../waitlist/end-offers.ts'
import { offerFreed, offerSlots } from '../waitlist/offer-slot.ts'
import { giveDiscountPlaceBack } from './discount-place.ts'
import { readShootTimes } from './later-shoots.ts'

type Cancelled = { ok: true; orderId: string }
type CancelRefusal = Refused<'not_found' | 'not_cancellable'>
type Request = { orderId: string; reason: string; outboxId: string }
type Answer = Cancelled | CancelRefusal

const cancellable = statusesBefore(orderMoves, 'CANCELLED')

/** What it has booked, and what its visitor holds for it as long as it is not booked. */
const slotsOf = (orderId: string): RawBuilder<unknown> => sql`(s.order_id = ${orderId} or s.status = 'BOOKING'
  and exists (select 1 from orders o where o.business_id = s.business_id and o.id = ${orderId}
    and o.confirmed_at is null and o.slot_id = s.id and o.hold_token = s.hold_token))`

/**
 * Frees the slots, for the waitlist first, and cancels what is not paid; a shoot that took place, or a cancelled
 * order, stays. Told is what was booked: a lead that came to nothing is the owner's to answer.
 */
export async function cancelOrder(studio: Scope, request: Request): Promise<Answer> {
  const { businessId } = studio
  const { orderId, reason, outboxId } = request
  return write<Answer>(studio.kysely, async (tx) => {
    const { rows } = await sql<{ wasBooked: boolean }>`
      update orders set status = 'CANCELLED', cancelled_at = now(), cancel_reason = ${reason}, updated_at = now()
      where business_id = ${businessId} and id = ${orderId}
        and (status is null or status = any(${cancellable}::text[]))
      returning confirmed_at is not null as "wasBooked"`.execute(tx)
    if (!rows[0]) return refused((await exists(studio, orderId, tx)) ? 'not_cancellable' : 'not_found')
    const told = { orderId, laterShoots: await readShootTimes({ kysely: tx, businessId }, orderId) }
    const freed = await freeSlots(tx, businessId, slotsOf(orderId))
    await sql`update invoice set payment_status = 'CANCELED'
      where business_id = ${businessId} and order_id = ${orderId} and payment_status = 'PENDING'`.execute(tx)
    const scope = { tx, businessId }
    await giveDiscountPlaceBack(scope, orderId)
    const key = `order.cancelled:${orderId}`
    if (rows[0].wasBooked)
      await putMessage(scope, { id: outboxId, kind: 'order.cancelled', key, payload: told })
    const kept = await endOffersOf(scope, orderId)
    await offerFreed(scope, freed)
    await offerSlots(scope, kept)
    return { ok: true, orderId }
  })
}

async function exists({ businessId }: Scope, orderId: string, tx: Scope['kysely']): Promise<boolean> {
  const { rows } =
    await sql`select 1 from orders where business_id = ${businessId} and id = ${orderId}`.execute(tx)
  return rows.length > 0
}
