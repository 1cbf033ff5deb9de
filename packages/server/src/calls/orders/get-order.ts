import { scopeOf } from '../../base/scope.ts'
import { readOrderFacts } from '../../store/orders/order-facts.ts'
import { orderWire } from '../../store/orders/order-wire.ts'
import type { Handler } from '../handler.ts'

export const getOrder: Handler<'getOrder'> = async ({ id }, call) =>
  orderWire(await readOrderFacts(scopeOf(call), id))
