import { customerForm, settledSteps, type PendingOrder } from '@bellows/domain'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { notFound } from '../../base/refusal.ts'
import { scopeOf, type Scope } from '../../base/scope.ts'
import { readOrderFacts, type OrderFacts } from '../../store/orders/order-facts.ts'
import { orderWire } from '../../store/orders/order-wire.ts'
import type { Handler } from '../handler.ts'

type Kept = Pick<PendingOrder, 'slotId' | 'holdToken'>

/** The slot that still waits for this order, and the token that may hold it. */
async function keptSlot({ kysely, businessId }: Scope, orderId: string): Promise<Kept> {
  const { rows } = await sql<Kept>`
    select id as "slotId", offer_token as "holdToken" from slot
    where business_id = ${businessId} and offer_order_id = ${orderId} and offer_until > now()
      and status <> 'BOOKED' limit 1`.execute(kysely)
  return rows[0] ?? { slotId: null, holdToken: null }
}

function stateOf({ order }: OrderFacts): PendingOrder['state'] {
  if (order.status === 'BOOKED' || order.status === 'SHOOTED') return 'booked'
  const isOver = order.shootStart !== null && order.shootStart <= order.serverNow
  return order.status === 'CANCELLED' || isOver ? 'closed' : 'open'
}

function settledOf({ order, service }: OrderFacts): PendingOrder['settled'] {
  return settledSteps({
    hasPackage: service.packages.length === 0 || order.packageId !== null,
    isCustomerComplete: z.safeParse(customerForm, order.contact).success,
  })
}

export const getPendingOrder: Handler<'getPendingOrder'> = async ({ id }, call) => {
  const scope = scopeOf(call)
  const facts = await readOrderFacts(scope, id)
  if (facts.order.origin !== 'OWNER') throw notFound()
  const state = stateOf(facts)
  const kept = state === 'open' ? await keptSlot(scope, id) : { slotId: null, holdToken: null }
  return {
    state,
    order: orderWire(facts),
    ...kept,
    startTime: facts.order.shootStart?.toISOString() ?? null,
    settled: settledOf(facts),
  }
}
