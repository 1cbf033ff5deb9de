import { dueAnew, settledSteps, termsIn, type Order, type PendingOrder } from '@bellows/domain'
import { notFound } from '../../base/refusal.ts'
import { scopeOf, type Scope } from '../../base/scope.ts'
import { findKeptSlot } from '../../store/holds/find-offer.ts'
import { contactOf, isWholeContact } from '../../store/orders/contact.ts'
import { readOrderFacts, type OrderFacts } from '../../store/orders/order-facts.ts'
import { orderWire, packageOfOrder } from '../../store/orders/order-wire.ts'
import type { Handler } from '../handler.ts'

interface Time {
  /** Of a slot that is kept for the order, with what opens it. */
  slotId: string | null
  holdToken: string | null
  startTime: Date | null
}

/** What its visitor has ordered, for as long as that is held; else what is kept for it, or was thought of. */
async function timeOf(scope: Scope, { order }: OrderFacts): Promise<Time> {
  const kept = order.status === null ? await findKeptSlot(scope, order.id) : undefined
  const isOther = order.hasSlot && kept?.slotId !== order.slotId
  if (kept && !isOther) return kept
  return { slotId: null, holdToken: null, startTime: order.shootStart }
}

function stateOf({ order }: OrderFacts, { startTime }: Time): PendingOrder['state'] {
  if (order.status === 'BOOKED' || order.status === 'SHOOTED') return 'booked'
  const isOver = startTime !== null && startTime <= order.serverNow
  return order.status === 'CANCELLED' || isOver ? 'closed' : 'open'
}

function settledOf({ order, service }: OrderFacts): PendingOrder['settled'] {
  return settledSteps({
    hasPackage: service.packages.length === 0 || order.packageId !== null,
    isCustomerComplete: !order.asksCustomer && isWholeContact(order.contact),
  })
}

/** What is due is said of today, as it is once the order is taken. */
function asOfToday(facts: OrderFacts, { startTime }: Time): Order {
  const { order, business } = facts
  const wire = orderWire(facts)
  const offer = packageOfOrder(facts)
  const currencies = { offered: business.paymentSetup.currency, agreed: wire.quote.currency }
  const terms = {
    chosen: offer ? termsIn(offer, currencies) : null,
    startTime: startTime?.toISOString() ?? null,
    now: order.serverNow.getTime(),
    timeZone: business.timeZone,
  }
  return { ...wire, quote: dueAnew(wire.quote, terms) }
}

export const getPendingOrder: Handler<'getPendingOrder'> = async ({ id }, call) => {
  const scope = scopeOf(call)
  const facts = await readOrderFacts(scope, id)
  if (facts.order.origin !== 'OWNER') throw notFound()
  const time = await timeOf(scope, facts)
  const state = stateOf(facts, time)
  const settled = settledOf(facts)
  const isAsked = state === 'open' && !settled.includes('your-information')
  return {
    state,
    order: state === 'open' ? asOfToday(facts, time) : orderWire(facts),
    slotId: time.slotId,
    holdToken: time.holdToken,
    startTime: time.startTime?.toISOString() ?? null,
    settled,
    customer: isAsked ? contactOf(facts.order.contact) : null,
  }
}
