import { scopeOf } from '../../base/scope.ts'
import { readOwnersOrders } from '../../store/orders/owners-order.ts'
import type { Handler } from '../handler.ts'

export const listOwnersOrders: Handler<'listOwnersOrders'> = ({ status }, call) =>
  readOwnersOrders(scopeOf(call), status)
