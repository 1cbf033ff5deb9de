import type { getOrder } from '@bellows/api'
import type { Handler } from '../http/route.ts'
import { scopeOf } from '../studio/scope.ts'
import { readOrderFacts } from './order-facts.ts'
import { orderWire } from './order-wire.ts'

export const answerOrder: Handler<typeof getOrder> = async ({ id }, call) =>
  orderWire(await readOrderFacts(scopeOf(call), id))
