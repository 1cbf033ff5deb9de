import { inFewTries } from '../base/in-few-tries.ts'
import { newId } from '../base/new-id.ts'
import { bookOrder } from '../store/orders/book-order.ts'
import { bookWithoutSlot } from '../store/payments/book-without-slot.ts'
import { readPaidOrder, type PaidOrder } from '../store/payments/paid-order.ts'
import { holdAgain } from './hold-again.ts'
import type { Till } from './till.ts'

/** True when there is nothing more to try. */
async function tryBooking(till: Till, order: PaidOrder): Promise<true | undefined> {
  if (!(await holdAgain(till, order))) {
    await bookWithoutSlot(till, order)
    return true
  }
  const { id: orderId, token, termsVersion } = order
  const answer = await bookOrder(till, { orderId, token, termsVersion, outboxId: newId() })
  return answer.ok || answer.reason === 'not_found' || answer.reason === 'not_confirmable' || undefined
}

/**
 * Books an order whose retainer a provider confirmed: under its hold, else in the same time if that is still free,
 * else without a time. All that was asked for was there before it could be paid; what is asked for since stands in no
 * paid booking's way and is done afterwards. Does nothing when it is booked already.
 */
export async function bookPaidOrder(till: Till, orderId: string): Promise<void> {
  await inFewTries(async () => {
    const order = await readPaidOrder(till, orderId)
    return order ? tryBooking(till, order) : true
  })
}
