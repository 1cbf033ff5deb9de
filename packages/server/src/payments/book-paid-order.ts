import { sql } from 'kysely'
import { newId } from '../base/new-id.ts'
import { write } from '../db/write.ts'
import { settleContracts } from '../store/contracts/settle-contracts.ts'
import { freeSlots } from '../store/holds/free-holds.ts'
import { bookOrder } from '../store/orders/book-order.ts'
import { readOrderFacts } from '../store/orders/order-facts.ts'
import { isReadyToPay } from '../store/orders/required-steps.ts'
import { tell } from '../store/outbox/tell-owner.ts'
import { isPaidUnbooked, readPaidOrder, type PaidOrder } from '../store/payments/paid-order.ts'
import { holdAgain } from './hold-again.ts'
import type { Till } from './till.ts'

const ATTEMPTS = 3

/** Booked without a time: the visitor chooses a new one, and the owner is told. Nothing paid is lost. */
async function bookWithoutSlot({ kysely, businessId }: Till, { id, token, shootStart }: PaidOrder) {
  await write(kysely, async (tx) => {
    const { rows } = await sql`
      update orders o set status = 'BOOKED', flag = 'PAID_WITHOUT_SLOT', confirmed_at = now(), slot_id = null,
        shoot_start = null, shoot_end = null, updated_at = now()
      where o.business_id = ${businessId} and o.id = ${id} and ${isPaidUnbooked} returning o.id`.execute(tx)
    if (rows.length === 0) return
    await freeSlots(tx, businessId, sql`s.hold_token = ${token} and s.status = 'BOOKING'`)
    await settleContracts({ tx, businessId }, id)
    const payload = { orderId: id, lostStart: shootStart?.toISOString() ?? null }
    await tell(tx, { businessId, kind: 'order.paid_without_slot', about: id, payload })
  })
}

/** A discount that ended after it was paid with counts no place any more. */
async function dropDiscount({ kysely, businessId }: Till, { id }: PaidOrder) {
  await write(kysely, (tx) =>
    sql`update orders set has_discount = false, updated_at = now()
      where business_id = ${businessId} and id = ${id} and confirmed_at is null`.execute(tx),
  )
}

/** True when there is nothing more to try. */
async function tryBooking(till: Till, order: PaidOrder): Promise<boolean> {
  if (!(await holdAgain(till, order))) {
    await bookWithoutSlot(till, order)
    return true
  }
  const { id: orderId, token, termsVersion } = order
  const answer = await bookOrder(till, { orderId, token, termsVersion, outboxId: newId() })
  if (answer.ok || answer.reason === 'not_found' || answer.reason === 'not_confirmable') return true
  if (answer.reason === 'discount_gone') await dropDiscount(till, order)
  return false
}

/**
 * Books an order whose retainer a provider confirmed: under its hold, else in the same time if that is still free,
 * else without a time. Does nothing while a contract or an answer is missing, or when it is booked already.
 */
export async function bookPaidOrder(till: Till, orderId: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const order = await readPaidOrder(till, orderId)
    if (!order || !isReadyToPay(await readOrderFacts(till, orderId))) return
    if (await tryBooking(till, order)) return
  }
}
