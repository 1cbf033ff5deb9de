import type { confirmOrder } from '@bellows/api'
import type { PaymentMethod } from '@bellows/domain'
import { holdExpired, notYourHold } from '../booking-calls/refusals.ts'
import { Bookings } from '../bookings/bookings.ts'
import type { ConfirmRefusal } from '../bookings/confirm-order.ts'
import { write } from '../db/write.ts'
import type { Call } from '../http/call.ts'
import { conflict, notFound, type Refusal } from '../http/refusal.ts'
import type { Handler } from '../http/route.ts'
import { newId } from '../new-id.ts'
import { scopeOf, type Scope } from '../studio/scope.ts'
import { lostHold } from './held-booking.ts'
import { readOrderFacts, type OrderFacts } from './order-facts.ts'
import { orderWire } from './order-wire.ts'
import { requireSteps } from './required-steps.ts'

const refusals: Readonly<Record<Exclude<ConfirmRefusal['reason'], 'hold_lost'>, () => Refusal>> = {
  not_found: notFound,
  not_confirmable: () => conflict('order_closed', 'This order can no longer be confirmed.'),
  terms_changed: () =>
    conflict('terms_changed', 'Your booking was changed meanwhile. Please look it over once more.'),
  discount_gone: () => conflict('discount_gone', 'The discount has ended. Please look at the new price.'),
}

async function refusalFor(
  reason: ConfirmRefusal['reason'],
  { order }: OrderFacts,
  call: Call,
): Promise<Refusal> {
  if (reason !== 'hold_lost') return refusals[reason]()
  if (order.slotId === null) return holdExpired()
  const slot = await new Bookings(call.database.kysely, call.studio.id).readSlot(order.slotId, call.holdToken)
  return slot ? lostHold(slot, call.studio) : holdExpired()
}

/** How the visitor means to pay what is open; it settles nothing. */
async function keepMethod({ kysely, businessId }: Scope, orderId: string, method: PaymentMethod | undefined) {
  if (method === undefined) return
  await write(kysely, async (tx) => {
    await tx
      .updateTable('invoice')
      .set({ method })
      .where('business_id', '=', businessId)
      .where('order_id', '=', orderId)
      .where('payment_status', '=', 'PENDING')
      .execute()
  })
}

interface Confirmation {
  orderId: string
  method: PaymentMethod | undefined
}

/** Confirms an order of the caller's hold; asked again, answers what was confirmed. */
export async function confirm({ orderId, method }: Confirmation, call: Call) {
  const scope = scopeOf(call)
  const facts = await readOrderFacts(scope, orderId)
  const { order } = facts
  if (order.confirmedAt) return orderWire(facts)
  if (call.holdToken === undefined || call.holdToken !== order.holdToken) throw notYourHold()
  requireSteps(facts, method)
  const answer = await new Bookings(scope.kysely, scope.businessId).confirmOrder({
    orderId,
    token: call.holdToken,
    termsVersion: order.termsVersion,
    outboxId: newId(),
  })
  if (!answer.ok) throw await refusalFor(answer.reason, facts, call)
  await keepMethod(scope, orderId, method)
  return orderWire(await readOrderFacts(scope, orderId))
}

export const answerConfirmation: Handler<typeof confirmOrder> = ({ id, method }, call) =>
  confirm({ orderId: id, method }, call)
