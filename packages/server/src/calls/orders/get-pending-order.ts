import { dueAnew, settledSteps, type Order, type PendingOrder } from '@bellows/domain'
import { notFound } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { findKeptSlot } from '../../store/holds/find-offer.ts'
import { contactOf, isWholeContact } from '../../store/orders/contact.ts'
import { readOrderFacts, type OrderFacts } from '../../store/orders/order-facts.ts'
import { orderWire, packageOfOrder } from '../../store/orders/order-wire.ts'
import type { Handler } from '../handler.ts'

const notKept = { slotId: null, holdToken: null }

function stateOf({ order }: OrderFacts): PendingOrder['state'] {
  if (order.status === 'BOOKED' || order.status === 'SHOOTED') return 'booked'
  const isOver = order.shootStart !== null && order.shootStart <= order.serverNow
  return order.status === 'CANCELLED' || isOver ? 'closed' : 'open'
}

function settledOf({ order, service }: OrderFacts): PendingOrder['settled'] {
  return settledSteps({
    hasPackage: service.packages.length === 0 || order.packageId !== null,
    isCustomerComplete: !order.asksCustomer && isWholeContact(order.contact),
  })
}

/** What is due is said of today, as it is once the order is taken. */
function asOfToday(facts: OrderFacts): Order {
  const { order, business } = facts
  const wire = orderWire(facts)
  const terms = {
    chosen: packageOfOrder(facts) ?? null,
    startTime: order.shootStart?.toISOString() ?? null,
    now: order.serverNow.getTime(),
    timeZone: business.timeZone,
  }
  return { ...wire, quote: dueAnew(wire.quote, terms) }
}

export const getPendingOrder: Handler<'getPendingOrder'> = async ({ id }, call) => {
  const scope = scopeOf(call)
  const facts = await readOrderFacts(scope, id)
  if (facts.order.origin !== 'OWNER') throw notFound()
  const state = stateOf(facts)
  const kept = state === 'open' ? await findKeptSlot(scope, id) : undefined
  const settled = settledOf(facts)
  const isAsked = state === 'open' && !settled.includes('your-information')
  return {
    state,
    order: state === 'open' ? asOfToday(facts) : orderWire(facts),
    ...(kept ?? notKept),
    startTime: facts.order.shootStart?.toISOString() ?? null,
    settled,
    customer: isAsked ? contactOf(facts.order.contact) : null,
  }
}
