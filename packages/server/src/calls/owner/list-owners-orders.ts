import { scopeOf } from '../../base/scope.ts'
import { readOwnersOrder, readOwnersOrders } from '../../store/orders/owners-order.ts'
import type { Handler } from '../handler.ts'

/** @throws Refusal 404 for a place in the list that is none */
export const listOwnersOrders: Handler<'listOwnersOrders'> = async (listed, call) => {
  const scope = scopeOf(call)
  if (listed.after !== undefined) await readOwnersOrder(scope, listed.after)
  return readOwnersOrders(scope, listed)
}
