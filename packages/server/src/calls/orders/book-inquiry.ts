import { scopeOf } from '../../base/scope.ts'
import { notOffered } from '../../store/holds/booking-refusals.ts'
import { readOrderFacts } from '../../store/orders/order-facts.ts'
import { orderWire } from '../../store/orders/order-wire.ts'
import type { Handler } from '../handler.ts'
import { inquiredOrder } from './existing-order.ts'
import { placeOrder } from './place-order.ts'

/** The inquiry's lead becomes the order of the caller's hold; its status moves only when that is confirmed. */
export const bookInquiry: Handler<'bookInquiry'> = async (sent, call) => {
  const scope = scopeOf(call)
  const existing = await inquiredOrder(scope, sent.inquiryId)
  const isOther = existing.serviceId !== null && existing.serviceId !== sent.serviceId
  if (isOther) throw notOffered((texts) => texts.serviceNotOffered)
  const orderId = await placeOrder({ ...sent, existing }, call)
  return orderWire(await readOrderFacts(scope, orderId))
}
