import { sql } from 'kysely'
import type { Scope } from '../../base/scope.ts'
import { write } from '../../db/write.ts'
import { settleContracts } from '../contracts/settle-contracts.ts'
import { bookerOf } from '../customers/put-customer.ts'
import { freeHoldsOf } from '../holds/free-holds.ts'
import { takeDiscountPlace } from '../orders/discount-place.ts'
import { tell } from '../outbox/tell-owner.ts'
import { endOffersOf } from '../waitlist/end-offers.ts'
import { offerSlots } from '../waitlist/offer-slot.ts'
import { isPaidUnbooked, type PaidOrder } from './paid-order.ts'

/**
 * Booked without a time: the visitor chooses a new one, by which what is left falls due, and the owner is told. Nothing
 * paid is lost.
 */
export async function bookWithoutSlot(
  { kysely, businessId }: Scope,
  { id, token, shootStart }: PaidOrder,
): Promise<void> {
  await write(kysely, async (tx) => {
    const scope = { tx, businessId }
    const { rows } = await sql`
      update orders o set status = 'BOOKED', flag = 'PAID_WITHOUT_SLOT', customer_id = ${bookerOf},
        confirmed_at = now(), slot_id = null, shoot_start = null, shoot_end = null, updated_at = now()
      where o.business_id = ${businessId} and o.id = ${id} and ${isPaidUnbooked} returning o.id`.execute(tx)
    if (rows.length === 0) return
    await sql`update invoice set due_date = null where business_id = ${businessId} and order_id = ${id}
      and payment_status = 'PENDING' and milestone <> 'DURING_BOOKING'`.execute(tx)
    await freeHoldsOf(scope, token)
    await takeDiscountPlace(scope, id)
    await settleContracts(scope, id)
    await offerSlots(scope, await endOffersOf(scope, id))
    const payload = { orderId: id, lostStart: shootStart?.toISOString() ?? null }
    await tell(scope, { kind: 'order.paid_without_slot', about: id, payload })
  })
}
