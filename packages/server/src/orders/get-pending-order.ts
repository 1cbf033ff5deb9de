import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { getPendingOrder } from '@bellows/api'
import { customerForm, settledSteps, type PendingOrder } from '@bellows/domain'
import { notFound } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { scopeOf, type Scope } from '../studio/scope.ts'
import { readOrderFacts, type OrderFacts } from './order-facts.ts'
import { orderWire } from './order-wire.ts'

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

export const answerPendingOrder: Handler<typeof getPendingOrder> = async ({ id }, call) => {
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
