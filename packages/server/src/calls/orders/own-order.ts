import type { Call } from '../../base/call.ts'
import { conflict, type Refusal } from '../../base/refusal.ts'
import { scopeOf } from '../../base/scope.ts'
import { notYourHold } from '../../store/holds/booking-refusals.ts'
import { readOrderFacts, type OrderFacts } from '../../store/orders/order-facts.ts'

/**
 * An order, for whoever may act on it: once it is booked its link is authority, before that its hold's token.
 * @throws Refusal 404, or 403 without the token
 */
export async function readOwnOrder(call: Call, id: string): Promise<OrderFacts> {
  const facts = await readOrderFacts(scopeOf(call), id)
  const { confirmedAt, holdToken } = facts.order
  if (confirmedAt === null && holdToken !== null && holdToken !== call.holdToken) throw notYourHold()
  return facts
}

export const cancelled = (): Refusal => conflict('order_closed', (texts) => texts.cancelled)

/** @throws Refusal 409 for a cancelled order */
export function requireLive({ order }: OrderFacts): void {
  if (order.status === 'CANCELLED') throw cancelled()
}
