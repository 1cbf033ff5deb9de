import type { bookInquiry } from '@bellows/api'
import { notOffered } from '../booking-calls/refusals.ts'
import type { Handler } from '../http/route.ts'
import { scopeOf } from '../studio/scope.ts'
import { inquiredOrder } from './existing-order.ts'
import { readOrderFacts } from './order-facts.ts'
import { orderWire } from './order-wire.ts'
import { placeOrder } from './place-order.ts'

/** The inquiry's lead becomes the order of the caller's hold; its status moves only when that is confirmed. */
export const answerInquiryBooking: Handler<typeof bookInquiry> = async (sent, call) => {
  const scope = scopeOf(call)
  const existing = await inquiredOrder(scope, sent.inquiryId)
  const isOther = existing.serviceId !== null && existing.serviceId !== sent.serviceId
  if (isOther) throw notOffered('service')
  const orderId = await placeOrder({ ...sent, existing }, call)
  return orderWire(await readOrderFacts(scope, orderId))
}
