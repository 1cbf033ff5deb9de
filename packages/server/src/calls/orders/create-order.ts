import type { Order } from '@bellows/domain'
import type { Call } from '../../base/call.ts'
import { scopeOf } from '../../base/scope.ts'
import { findOfferedOrder, type ExistingOrder } from '../../store/orders/find-order.ts'
import { readOrderFacts } from '../../store/orders/order-facts.ts'
import { orderWire } from '../../store/orders/order-wire.ts'
import type { Handler, InputOf } from '../handler.ts'
import { preparedOrder } from './existing-order.ts'
import { placeOrder } from './place-order.ts'

type Sent = InputOf<'createOrder'>

/** An order that the visitor names, or that the held slot is kept for. */
async function existingOf(sent: Sent, call: Call): Promise<ExistingOrder | undefined> {
  const { orderId, slotId, serviceId } = sent
  const scope = scopeOf(call)
  if (orderId !== undefined) return preparedOrder(scope, orderId, serviceId)
  if (slotId === null || call.holdToken === undefined) return undefined
  return findOfferedOrder(scope, slotId, call.holdToken)
}

/** The same token gives the same order, brought up to date as long as nothing is paid or confirmed. */
export const createOrder: Handler<'createOrder'> = async (sent, call): Promise<Order> => {
  const existing = await existingOf(sent, call)
  const orderId = await placeOrder({ ...sent, existing }, call)
  return orderWire(await readOrderFacts(scopeOf(call), orderId))
}
